import { useEffect, useState } from 'react';

/** Somebody at a form has a button to reach, and a card in the corner would stand on it. */
const FORM_PAGES = /\/(?:signin|signup|admin-access|super-admin|reset-password)$/;
const BUSY_PLACES = '[data-action-bar], [data-single-task], dialog[open]';

const PLACE_CHECK_MS = 500;

/** Looked up now and then: the front page has no router that could tell. */
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
