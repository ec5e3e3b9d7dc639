/** The picture of this moment, as cheaply as the browser can hand it to a worker. */
export async function grabFrame(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> {
  // A frame is passed on as it is; a bitmap is copied and coloured on the page first.
  if (typeof VideoFrame === 'undefined') return createImageBitmap(video);
  return new VideoFrame(video);
}

export function isPlaying(video: HTMLVideoElement | null): video is HTMLVideoElement {
  return video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
}
