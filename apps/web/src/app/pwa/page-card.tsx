import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

/** Sign-in and sign-up, and pages with a single task, are not interrupted. */
const FORM_PAGES = /\/(?:signin|signup|admin-access|super-admin|reset-password)$/;
const ONE_STEP = '[data-single-task]';
const CARD = 'data-page-card';

const PLACE_CHECK_MS = 500;

function findPage(): Element | null {
  if (FORM_PAGES.test(window.location.pathname) || document.querySelector(ONE_STEP)) return null;
  return document.querySelector('main');
}

/** Checked on a timer, because the front page has no router to report a change of page. */
function usePage(): Element | null {
  const [page, setPage] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setPage(findPage());
    look();
    const timer = setInterval(look, PLACE_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return page;
}

interface PageCardProps {
  title: string;
  text: string;
  icon: ReactNode;
  /** What to answer, the refusal first. */
  children: ReactNode;
}

/** A question of the app's own at the end of the page: it covers nothing and moves nothing. */
export function PageCard({ title, text, icon, children }: PageCardProps) {
  const titleId = useId();
  const page = usePage();
  // One question at a time; the second comes once the first is answered.
  const other = page?.querySelector(`[${CARD}]`);
  if (!page || (other && other.getAttribute('aria-labelledby') !== titleId)) return null;
  return createPortal(
    <section
      aria-labelledby={titleId}
      {...{ [CARD]: '' }}
      className="order-last mx-auto my-6 w-[min(36rem,100%-1.5rem)] rounded-xl border border-line bg-raised p-4 shadow-low"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
          {icon}
        </span>
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="text-muted text-sm">{text}</p>
        </div>
      </div>
      <div className="mt-3 grid grid-cols-pair gap-3">{children}</div>
    </section>,
    page,
  );
}
