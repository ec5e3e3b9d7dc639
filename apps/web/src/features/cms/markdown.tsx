import { type Block, readBlocks } from './markdown-blocks';
import { type Inline, readInline } from './markdown-inline';

/** Text becomes React elements and nothing else: no HTML is ever parsed from it. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-4 text-pretty text-lg leading-8">
      {withKeys(readBlocks(text)).map(([key, block]) => (
        <BlockView key={key} block={block} />
      ))}
    </div>
  );
}

/** The text never changes under its reader, so the place of a part is its identity. */
function withKeys<Part>(parts: readonly Part[]): [string, Part][] {
  return parts.map((part, place) => [`part-${place}`, part]);
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const HEADING_LOOKS = {
  2: 'mt-4 text-2xl tracking-tight',
  3: 'mt-2 text-xl',
  4: 'text-lg',
} as const;

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = HEADINGS[block.level];
    return (
      <Heading className={HEADING_LOOKS[block.level]}>
        <Words text={block.text} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List
      className={`flex flex-col gap-1.5 ps-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {withKeys(block.items).map(([key, item]) => (
        <li key={key}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

function Words({ text }: { text: string }) {
  return withKeys(readInline(text)).map(([key, part]) => <Word key={key} part={part} />);
}

function Word({ part }: { part: Inline }) {
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  if (part.kind === 'text') return part.text;
  if (part.kind === 'picture') {
    return <img src={part.href} alt={part.text} loading="lazy" className="rounded-lg" />;
  }
  return (
    <a
      href={part.href}
      rel="noopener noreferrer"
      className="text-primary-ink underline underline-offset-4"
    >
      {part.text}
    </a>
  );
}
