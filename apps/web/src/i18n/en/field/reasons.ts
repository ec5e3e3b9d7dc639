/** Why a proof is sent back, as the reviewer picks it and the store reads it. */
export const reasons = {
  'reason.blurred': 'The photo is blurred',
  'reason.too_dark': 'The photo is too dark',
  'reason.wrong_angle': 'The photo is taken from the wrong angle',
  'reason.not_visible': 'The placement cannot be seen in the photo',
  'reason.wrong_product': 'The photo shows another product',
  'reason.placed_wrongly': 'The placement is not as the brief asks',
  'reason.elsewhere': 'The photo was not taken at this shop',
  'reason.used_before': 'This photo was used before',
  'reason.other': 'Something else; see the note',
  'todo.retake': 'Take the photo again and send it.',
  'todo.redo': 'Put the placement right, then send a new photo.',
  'todo.as_noted': 'Do what the note says, then send a new photo.',
} as const;
