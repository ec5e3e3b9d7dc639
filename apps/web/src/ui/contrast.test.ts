import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');

type Tokens = Map<string, string>;

/** Every `--name: #hex` of the first rule with that selector. */
function tokensOf(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );
}

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensOf(':root');
const themes: Record<string, Tokens> = {
  light,
  dark: new Map([...light, ...tokensOf('[data-theme="dark"]')]),
};

const GROUNDS = ['ground', 'surface', 'raised', 'sunken'];
const TONES = ['primary', 'accent', 'success', 'danger', 'warning'];

const TEXT_PAIRS: [text: string, ground: string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
    ...TONES.map((tone): [string, string] => [`${tone}-ink`, ground]),
  ]),
  ...TONES.flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
    [`on-${tone}`, tone],
  ]),
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger-hover'],
  ['on-inverse', 'inverse'],
  ['inverse-accent', 'inverse'],
  ['inverse-success', 'inverse'],
  ['inverse-danger', 'inverse'],
  ['on-photo', 'photo'],
];

/** Control borders, focus rings and filled buttons must contrast with their surroundings. */
const EDGE_PAIRS: [edge: string, ground: string][] = GROUNDS.flatMap(
  (ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
    ['primary', ground],
    ['danger', ground],
    ['success', ground],
  ],
);

const AA_TEXT = 4.5;
const AA_EDGE = 3;

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  const ratio = (a: string, b: string) => {
    const [first, second] = [tokens.get(a), tokens.get(b)];
    if (!first || !second) throw new Error(`No colour token ${first ? b : a}`);
    return contrast(first, second);
  };

  it.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(EDGE_PAIRS)('%s stands out from %s', (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(AA_EDGE);
  });
});

it('covers every colour that carries text', () => {
  const covered = new Set(TEXT_PAIRS.flat());
  const named = [...light.keys()].filter((name) => /^(on-|.*-ink$|ink|muted)/.test(name));
  expect(named.filter((name) => !covered.has(name))).toEqual([]);
});

it('gives the dark theme every colour of the light one', () => {
  const dark = tokensOf('[data-theme="dark"]');
  const shared = ['photo', 'on-photo'];
  expect([...light.keys()].filter((name) => !dark.has(name) && !shared.includes(name))).toEqual([]);
});
