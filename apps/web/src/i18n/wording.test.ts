import { expect, it } from 'vitest';

const modules = import.meta.glob<Record<string, Readonly<Record<string, string>>>>(
  ['./en/*/*.ts', '!./en/*/index.ts'],
  { eager: true },
);
const texts = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module).flatMap((area) => Object.values(area).map((text) => [path, text] as const)),
);

/** Said better: "Failed jobs", "Status", "Audit log", "Needs attention", "Something went wrong". */
const BANNED = [
  /left lying/i,
  /given up/i,
  /^(every )?standing$/i,
  /\bthe trail\b|^trail\b/i,
  /waits? for the team/i,
  /\bjudge[sd]\b/i,
  /take away/i,
  /write it down/i,
  /^needs you$/i,
  /next money/i,
  /somebody changed this/i,
  /^that did not work$/i,
  /least order/i,
  /give this deal back/i,
  /\bdearest\b/i,
  /choose all/i,
  /beverages/i,
];

/** Unidiomatic wording, banned where stores, bizmen and visitors read it. */
const STILTED = [
  /\bwhoever\b/i,
  /\bnobody\b/i,
  /\bsomebody\b/i,
  /\banew\b/i,
  /\bmeanwhile\b/i,
  /\bof which\b/i,
  /\b(is|are) taken away\b/i,
  /^waits? for\b/i,
];
const THEIRS = /\/(first|behind|front|door|home|leads|store|bizman|own|field)\//;

it.each(STILTED)('no store, bizman or visitor reads %s', (stilted) => {
  expect(texts.filter(([path, text]) => THEIRS.test(path) && stilted.test(text))).toEqual([]);
});

it.each(BANNED)('nothing on screen says %s', (banned) => {
  expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
});
