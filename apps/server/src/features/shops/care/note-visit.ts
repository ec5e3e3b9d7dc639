import { invalidField, requireStep } from '@chowk/domain/kernel';
import {
  noteShopVisit as contract,
  SHOP_PHOTO_BUCKET,
  VISIT_PHOTO_TYPE,
  visitStates,
} from '@chowk/domain/shops';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shopVisits } from '../../../db/schema/visits';
import { isOwnPhotoPath } from '../shop-photos';
import { presentVisit, requireOwnVisit } from './visit-rows';

export const noteShopVisit = implementCommand(contract, async (context, input) => {
  const { tx, actor, ports, record } = context;
  const { note, photo_path } = input;
  const visit = await requireOwnVisit(context, input);
  const status = requireStep(visitStates, visit.status, 'shop_visit_note', actor);
  if (photo_path !== null && photo_path !== visit.photo_path) {
    if (!isOwnPhotoPath(photo_path, actor.uid ?? '', VISIT_PHOTO_TYPE)) {
      throw invalidField('photo_path', 'choice');
    }
    if (!(await ports.storage.head(SHOP_PHOTO_BUCKET, photo_path))) {
      throw invalidField('photo_path', 'not_uploaded');
    }
  }
  const isIt = eq(shopVisits.id, visit.id);
  const set = { status, note, photo_path };
  const [row] = await tx.update(shopVisits).set(set).where(isIt).returning();
  record(visit.id, { note, photo_path });
  return presentVisit(requireRow(row));
});
