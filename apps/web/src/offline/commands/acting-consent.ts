import { ChowkError } from '@chowk/domain/kernel';
import {
  actingKindOf,
  consentRefusal,
  isLimited,
  limitRefusal,
  type listShopConsents,
  type ShopConsents,
} from '@chowk/domain/shops';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { actingFor } from '@/api/session/acting';
import { readCached } from '@/offline/cache/persister';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot } from '@/offline/cache/snapshots';

const consentsRef = queryRef<typeof listShopConsents>('shop_consents_list', '/shops/{id}/consents');

interface IntendedCommand {
  /** The command's name. */
  readonly type: string;
  /** The amount to be accepted or ordered, where the owner set a limit. */
  readonly amountsPaise?: readonly number[] | undefined;
}

function refusalOf(consents: ShopConsents, { type, amountsPaise }: IntendedCommand) {
  const kind = actingKindOf(type);
  if (!kind) return undefined;
  const given = consents.items.filter(({ is_granted }) => is_granted);
  const refusal = consentRefusal(given, kind);
  if (refusal) return refusal;
  if (!amountsPaise || !isLimited(kind)) return undefined;
  const used = given.find((each) => each.kind === kind)?.month_used_paise ?? 0;
  return limitRefusal(given, kind, amountsPaise, used);
}

/**
 * While acting: why the owner does not allow this command, as far as the device knows, so that
 * nothing is queued only to be refused. If nothing is known, the server decides.
 */
export async function actingRefusal(command: IntendedCommand): Promise<ChowkError | undefined> {
  const id = actingFor()?.shopId;
  if (id === undefined) return undefined;
  const key = snapshotKey([consentsRef.name, { id }]);
  const known = await readSnapshot<ShopConsents>(key).catch(() => undefined);
  if (!known || !refusalOf(known.content, command)) return undefined;
  // The owner may have allowed it since, so with a network the latest grant is read.
  const latest = await readCached<ShopConsents>(key, () =>
    contractClient.runQuery(consentsRef, { id }, { asSelf: true }),
  ).catch(() => known.content);
  const details = refusalOf(latest, command);
  return details && new ChowkError('ACTING_REFUSED', { details });
}
