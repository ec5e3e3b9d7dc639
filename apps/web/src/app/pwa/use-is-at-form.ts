import { useEffect, useState } from 'react';

/** A card in the corner would cover the button of a form. */
const FORM_PAGES = /\/(?:signin|signup|admin-access|super-admin|reset-password)$/;
const BUSY_PLACES = '[data-action-bar], [data-single-task], dialog[open]';

const PLACE_CHECK_MS = 500;

/** Polled, because the front page has no router to subscribe to. */
export function useIsAtForm(isWatching: boolean, otherCard: string): boolean {
  const [isAtForm, setIsAtForm] = useState(true);
  useEffect(() => {
    if (!isWatching) return;
    const look = () =>
      setIsAtForm(
        FORM_PAGES.test(window.location.pathname) ||
          document.querySelector(`${BUSY_PLACES}, ${otherCard}`) !== null,
      );
    look();
    const timer = setInterval(look, PLACE_CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatching, otherCard]);
  return isAtForm;
}
