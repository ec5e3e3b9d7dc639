import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const READ_BY_PEOPLE = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'description',
  'hint',
]);
/** A single letter is a picture, such as the sign for a script. */
const HAS_WORDS = /\p{L}{2}/u;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The words written in this very place: a literal, or a literal in braces. */
function literalOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'JSXExpressionContainer') return literalOf(node.expression);
  if (node.type !== 'TemplateLiteral') return '';
  const parts = node.quasis as { value: { cooked: string } }[];
  return parts.map((part) => part.value.cooked).join('');
}

function nameOf(attribute: Node): string {
  return isNode(attribute.name) ? String(attribute.name.name) : '';
}

function visibleIn(node: Node): string[] {
  if (node.type === 'JSXAttribute') {
    return READ_BY_PEOPLE.has(nameOf(node)) ? [literalOf(node.value)] : [];
  }
  const isElement = node.type === 'JSXElement' || node.type === 'JSXFragment';
  const written = isElement ? (node.children as unknown[]).map(literalOf) : [];
  return written;
}

function hardCoded(code: string): string[] {
  const { program } = parseSync('component.tsx', code);
  const found: string[] = [];
  const waiting: Node[] = [program as unknown as Node];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(...visibleIn(node).filter((text) => HAS_WORDS.test(text)));
    waiting.push(...childrenOf(node));
  }
  return found;
}

const files = Object.keys(import.meta.glob('../**/*.tsx')).filter(
  (path) => !path.endsWith('.test.tsx'),
);

describe('text a person can see', () => {
  it.each(files)('%s takes its words from a catalogue', (path) => {
    const code = readFileSync(new URL(path, import.meta.url), 'utf8');
    expect(hardCoded(code)).toEqual([]);
  });

  it('is noticed where it is hard-coded', () => {
    const code = 'export const A = () => <p title="Hello"><b>{`Hi`}</b>there{"you"}</p>;';
    expect(hardCoded(code).sort()).toEqual(['Hello', 'Hi', 'there', 'you']);
  });
});
