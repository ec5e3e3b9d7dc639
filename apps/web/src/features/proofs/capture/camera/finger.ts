type Pressed = Pick<
  HTMLElement,
  'addEventListener' | 'removeEventListener' | 'getBoundingClientRect' | 'matches'
>;

/**
 * A finger on a button, as soon as it is lifted there. Left to itself the browser makes a mouse of it
 * first, which moves, enters, presses, takes the focus and clicks: on a slow phone that is most of the
 * work of a press. Mouse, keyboard and screen reader still click.
 */
export function onFingerLift(button: Pressed, act: () => void): () => void {
  const lift = (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    // Not one that scrolls, and not one of several.
    if (!finger || event.touches.length > 0 || !event.cancelable) return;
    event.preventDefault();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isAcross = finger.clientX >= left && finger.clientX <= right;
    const isUpright = finger.clientY >= top && finger.clientY <= bottom;
    if (isAcross && isUpright && !button.matches(':disabled')) act();
  };
  button.addEventListener('touchend', lift);
  return () => button.removeEventListener('touchend', lift);
}
