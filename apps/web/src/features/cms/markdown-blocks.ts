export type HeadingLevel = 2 | 3 | 4;

export type Block =
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] };

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const BULLET = /^\s*[-*+]\s+(.+)$/;
const NUMBERED = /^\s*\d{1,9}[.)]\s+(.+)$/;

/** The page's title is the first level, so headings in the text start at the second. */
function levelOf(marks: string): HeadingLevel {
  if (marks.length <= 2) return 2;
  return marks.length === 3 ? 3 : 4;
}

function listItem(line: string): { isOrdered: boolean; text: string } | undefined {
  const bullet = BULLET.exec(line)?.[1];
  if (bullet) return { isOrdered: false, text: bullet };
  const numbered = NUMBERED.exec(line)?.[1];
  return numbered ? { isOrdered: true, text: numbered } : undefined;
}

function readList(lines: readonly string[]): Block[] {
  const blocks: { kind: 'list'; isOrdered: boolean; items: string[] }[] = [];
  for (const line of lines) {
    const item = listItem(line);
    const last = blocks.at(-1);
    if (!item) {
      // A line that goes on after an item belongs to it.
      if (last) last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    } else if (last && last.isOrdered === item.isOrdered) {
      last.items.push(item.text);
    } else {
      blocks.push({ kind: 'list', isOrdered: item.isOrdered, items: [item.text] });
    }
  }
  return blocks;
}

function readParagraph(lines: readonly string[]): Block[] {
  const text = lines.map((line) => line.trim()).join(' ');
  return text ? [{ kind: 'paragraph', text }] : [];
}

function readChunk(chunk: string): Block[] {
  const lines = chunk.split('\n');
  const headingAt = lines.findIndex((line) => HEADING.test(line));
  const found = HEADING.exec(lines[headingAt] ?? '');
  if (found) {
    const heading: Block = {
      kind: 'heading',
      level: levelOf(found[1] ?? ''),
      text: found[2] ?? '',
    };
    const before = lines.slice(0, headingAt).join('\n');
    const after = lines.slice(headingAt + 1).join('\n');
    return [...readChunk(before), heading, ...readChunk(after)];
  }
  const listAt = lines.findIndex((line) => listItem(line));
  if (listAt === -1) return readParagraph(lines);
  return [...readParagraph(lines.slice(0, listAt)), ...readList(lines.slice(listAt))];
}

/** The little markdown our pages are written in: headings, paragraphs and lists. */
export function readBlocks(markdown: string): Block[] {
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .flatMap(readChunk);
}
