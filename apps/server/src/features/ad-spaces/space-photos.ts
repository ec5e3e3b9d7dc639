import {
  addAdSpacePhoto as addContract,
  MAX_SPACE_PHOTOS,
  removeAdSpacePhoto as removeContract,
  SPACE_PHOTO_TYPE,
} from '@chowk/domain/ad-spaces';
import { invalidField } from '@chowk/domain/kernel';
import { SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { adSpacePhotos } from '../../db/schema/ad-spaces';
import { isOwnPhotoPath } from '../shops';
import { presentSpace } from './present-space';
import { lockOwnSpace, NO_SPACE } from './space-rows';

export const addSpacePhoto = implementCommand(addContract, async (context, input) => {
  const { tx, actor, ports, record } = context;
  const { id, space_id, path } = input;
  const space = await lockOwnSpace(tx, actor, space_id);
  const kept = await tx
    .select({ id: adSpacePhotos.id })
    .from(adSpacePhotos)
    .where(eq(adSpacePhotos.space_id, space_id));
  // Sent again under another key, because the first answer was lost: it is the same photo.
  if (kept.some((photo) => photo.id === id)) return presentSpace(tx, space);
  if (!isOwnPhotoPath(path, actor.uid ?? '', SPACE_PHOTO_TYPE))
    throw invalidField('path', 'choice');
  if (!(await ports.storage.head(SHOP_PHOTO_BUCKET, path))) {
    throw invalidField('path', 'not_uploaded');
  }
  if (kept.length >= MAX_SPACE_PHOTOS) {
    throw invalidField('path', 'max_array', { limit: MAX_SPACE_PHOTOS });
  }
  await tx.insert(adSpacePhotos).values({ id, space_id, path, uploaded_by: actor.uid ?? '' });
  record(id, { space_id, path });
  return presentSpace(tx, space);
});

/** The file stays where it is: the trail names it, and nobody else may open it. */
export const removeSpacePhoto = implementCommand(removeContract, async (context, { id }) => {
  const { tx, actor, record } = context;
  const [seen] = await tx.select().from(adSpacePhotos).where(eq(adSpacePhotos.id, id));
  const space = await lockOwnSpace(tx, actor, requireRow(seen, NO_SPACE).space_id);
  await tx.delete(adSpacePhotos).where(eq(adSpacePhotos.id, id));
  record(id, { space_id: space.id });
  return presentSpace(tx, space);
});
