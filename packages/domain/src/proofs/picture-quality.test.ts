import { expect, it } from 'vitest';
import { type GreyPicture, judgeQuality } from './picture-quality';

const SIDE = 40;

function picture(at: (x: number, y: number) => number): GreyPicture {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE)));
  return { pixels, width: SIDE, height: SIDE };
}

it('tells hard edges from soft ones, and light from dark', () => {
  const packets = picture((x) => (Math.floor(x / 4) % 2 === 0 ? 60 : 200));
  expect(judgeQuality(packets)).toEqual({ isBlurred: false, isDark: false });
  const smeared = picture((x) => 130 + 70 * Math.sin(x / 6));
  expect(judgeQuality(smeared)).toEqual({ isBlurred: true, isDark: false });
  const night = picture((x) => (Math.floor(x / 4) % 2 === 0 ? 2 : 50));
  expect(judgeQuality(night)).toEqual({ isBlurred: false, isDark: true });
  expect(judgeQuality(picture(() => 0))).toEqual({ isBlurred: true, isDark: true });
});
