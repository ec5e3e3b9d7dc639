import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FRONT_PAGES, type FrontPage, fileOf } from './app/front-pages/front-pages';
import { headTags, titleOf } from './app/front-pages/head-tags';
import { LandingPage } from './features/landing/landing-page';
import { RolePage } from './features/landing/role-page';
import { changeLanguage, LANGUAGES, type Language, messagesOf } from './i18n';

export interface RenderedPage {
  readonly file: string;
  readonly language: Language;
  readonly page: FrontPage;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

const AREAS = ['core', 'ui', 'front'] as const;

const PAGES: Record<FrontPage, () => ReactNode> = {
  landing: () => <LandingPage />,
  brand: () => <RolePage story="brand" />,
  retailer: () => <RolePage story="retailer" />,
  bizman: () => <RolePage story="bizman" />,
};

/** Renders every front page in every language for the build. */
export async function renderFrontPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    await changeLanguage(language);
    const words = await messagesOf(language, 'landing');
    const questions = await messagesOf(language, 'roles');
    await Promise.all(AREAS.map((area) => messagesOf(language, area)));
    for (const page of Object.keys(FRONT_PAGES) as FrontPage[]) {
      rendered.push({
        file: fileOf(page, language),
        language,
        page,
        title: titleOf(page, words),
        head: renderToStaticMarkup(headTags(page, language, { ...questions, ...words })),
        body: renderToStaticMarkup(PAGES[page]()),
      });
    }
  }
  return rendered;
}
