import type { CmsContent } from '@chowk/domain/cms';
import { about } from './about';
import { contact } from './contact';
import { fees } from './fees';
import { help } from './help';
import { privacy } from './privacy';
import { terms } from './terms';
import { testimonials } from './testimonials';

interface StarterPage {
  readonly slug: string;
  readonly draft: CmsContent;
}

/** The initial content pages, which a super admin can edit. */
export const STARTER_PAGES: readonly StarterPage[] = [
  { slug: 'about', draft: about },
  { slug: 'privacy', draft: privacy },
  { slug: 'terms', draft: terms },
  { slug: 'help', draft: help },
  { slug: 'fees', draft: fees },
  { slug: 'contact', draft: contact },
  { slug: 'testimonials', draft: testimonials },
];
