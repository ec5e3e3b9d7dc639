/** A drawing as a JPEG, like every photo that is kept. */
export async function pictureOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer();
}
