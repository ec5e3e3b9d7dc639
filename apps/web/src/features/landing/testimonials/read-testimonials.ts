import { readPublicJson } from '@/api/network/public-fetch';
import type { Language } from '@/i18n';

export interface Testimonial {
  readonly who: string;
  readonly words: string;
}

export interface Testimonials {
  /** What stands before the first of them: that they are samples, as long as they are. */
  readonly note: string;
  readonly voices: readonly Testimonial[];
}

/** A page of the content editor: each heading is who speaks, the text below it what they say. */
export function parseTestimonials(body: string): Testimonials {
  const [note = '', ...parts] = body.replace(/\r\n?/g, '\n').split(/^#{1,3} +/m);
  const voices = parts.flatMap((part) => {
    const [who = '', ...lines] = part.split('\n');
    const words = lines.join(' ').replace(/\s+/g, ' ').trim();
    return who.trim() && words ? [{ who: who.trim(), words }] : [];
  });
  return { note: note.replace(/\s+/g, ' ').trim(), voices };
}

export async function fetchTestimonials(
  language: Language,
  signal: AbortSignal,
): Promise<Testimonials | undefined> {
  const path = `/rest/v1/cms_pages/testimonials?language=${language}`;
  const page = await readPublicJson(path, signal);
  const hasBody = typeof page === 'object' && page !== null && 'body' in page;
  return hasBody && typeof page.body === 'string' ? parseTestimonials(page.body) : undefined;
}
