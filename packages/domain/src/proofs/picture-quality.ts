/** Longest side of the grey picture quality is judged on, so that a threshold means one thing. */
export const QUALITY_SIDE_PX = 480;

/** Below this the edges of a picture are washed out; a sharp shelf has several hundred. */
const BLURRED_BELOW = 45;
/** Mean brightness of 255 under which a reviewer sees next to nothing. */
const DARK_BELOW = 38;

export interface GreyPicture {
  readonly pixels: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** Variance of the Laplacian: how much brightness jumps from a pixel to its neighbours. */
export function sharpness({ pixels, width, height }: GreyPicture): number {
  const at = (index: number) => pixels[index] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const edge = at(i - 1) + at(i + 1) + at(i - width) + at(i + width) - 4 * at(i);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}

export function brightness({ pixels }: GreyPicture): number {
  let sum = 0;
  for (let i = 0; i < pixels.length; i++) sum += pixels[i] ?? 0;
  return sum / Math.max(1, pixels.length);
}

export interface PictureQuality {
  readonly isBlurred: boolean;
  readonly isDark: boolean;
}

/** Hints only: a person decides, and the store is told before it sends. */
export function judgeQuality(picture: GreyPicture): PictureQuality {
  return {
    isBlurred: sharpness(picture) < BLURRED_BELOW,
    isDark: brightness(picture) < DARK_BELOW,
  };
}
