import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = process.argv[2] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

/** Below this the header of a compressed response costs more than it saves. */
const SMALLEST_BYTES = 512;

// Compressed once at the highest level, so that the server does nothing per request.
let plainBytes = 0;
let packedBytes = 0;
for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.has(extname(file)) || file.includes('/.vite/')) continue;
  const plain = readFileSync(file);
  if (plain.length < SMALLEST_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const packed = brotliCompressSync(plain, { params });
  writeFileSync(`${file}.br`, packed);
  plainBytes += plain.length;
  packedBytes += packed.length;
}
const kb = (bytes) => `${Math.round(bytes / 1024)} KB`;
console.log(`Compressed ${kb(plainBytes)} of text to ${kb(packedBytes)}`);
