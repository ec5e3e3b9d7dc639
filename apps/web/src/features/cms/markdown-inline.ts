export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'picture'; readonly text: string; readonly href: string };

const INLINE = /\*\*([^*\n]+)\*\*|(!?)\[([^\]\n]+)\]\(([^()\s]+)\)/g;
const SAFE_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Our own pictures only: those of others would tell others who reads. */
const OWN_PICTURE = /^\/storage\/v1\/object\/cms-images\/[\w%./-]+$/;
const ANYWHERE = 'https://chowk.invalid';

/**
 * Only schemes that open a page, a mail or a call. The address is judged as the browser would
 * read it, so `java\nscript:` and friends are seen for what they are.
 */
export function safeHref(href: string): string | undefined {
  if (/^\/(?![/\\])/.test(href) || href.startsWith('#')) return href;
  // `//elsewhere` hides where it leads; whoever means it can write the scheme.
  if (/^[/\\]/.test(href)) return undefined;
  try {
    const url = new URL(href, ANYWHERE);
    const isRelative = url.origin === ANYWHERE;
    return !isRelative && SAFE_SCHEMES.has(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

function readMatch(match: RegExpExecArray): Inline {
  const [whole, bold, mark, label, target] = match;
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (mark === '!' && label !== undefined && target !== undefined) {
    const isOwn = OWN_PICTURE.test(target) && !target.includes('..');
    return isOwn ? { kind: 'picture', text: label, href: target } : { kind: 'text', text: label };
  }
  const href = target === undefined ? undefined : safeHref(target);
  if (label === undefined || href === undefined) return { kind: 'text', text: label ?? whole };
  return { kind: 'link', text: label, href };
}

/** Bold words and links; everything else stays the text it is, angle brackets included. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(readMatch(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
