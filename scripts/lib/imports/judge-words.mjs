import { lineAt } from './scan.mjs';

const CALLS_OUT =
  /(?<![.\w$])(?:fetch\s*\(|new\s+(?:XMLHttpRequest|EventSource|WebSocket)\b)|\b(?:window|globalThis|self)\.fetch\s*\(|\bsendBeacon\s*\(/g;

const isWorker = (file) => /(?:^|[/-])(?:sw|service-worker)[./-]/.test(file);

const WORDS = [
  {
    what: 'process.env',
    pattern: /\bprocess\.env\b/g,
    applies: (zone) => zone.app === 'web' || (zone.app === 'server' && zone.kind !== 'env'),
    because: 'settings are read and checked once, in apps/server/src/env.ts',
  },
  {
    what: 'a call to the network',
    pattern: CALLS_OUT,
    applies: (zone, file) =>
      zone.app === 'web' && !['api', 'photos'].includes(zone.kind) && !isWorker(file),
    because:
      'only api/ and photos/ fetch: they add the session, the headers and the error decoding',
  },
  {
    what: 'clock, chance or IO',
    pattern:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\.\w|\bperformance\.now\b|\bconsole\.\w|\blocalStorage\b|\bprocess\.\w|(?<![.\w$])fetch\s*\(/g,
    applies: (zone) => zone.app === 'domain',
    because: 'the domain has no clock, no chance and no IO; the caller brings them',
  },
];

/** Identifiers that belong in one place only, outside comments and strings. */
export function judgeWords(zone, file, code) {
  return WORDS.filter((word) => word.applies(zone, file)).flatMap((word) =>
    [...code.matchAll(word.pattern)].map((match) => ({
      line: lineAt(code, match.index),
      what: `${word.what}: ${match[0].trim()}`,
      because: word.because,
    })),
  );
}
