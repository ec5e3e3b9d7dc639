import { startActing as startContract, stopActing as stopContract } from '@chowk/domain/shops';
import { implementCommand } from '../../../contract/implement';
import { presentShop } from '../present-shop';
import { consentsOf } from '../shop-consents';
import { judgeActing } from '../system-steps';
import { requireActedShopOf } from './acting-rights';

/** For the banner and the buttons: every command is judged anew, whoever began to act and when. */
export const startActing = implementCommand(startContract, async (context, { shop_id }) => {
  const { tx, actor, nowMs, asSystem, record } = context;
  const { shop, ownerName, consents } = await asSystem(judgeActing, async () => {
    const acted = await requireActedShopOf(tx, actor.uid ?? '', shop_id);
    return { ...acted, consents: await consentsOf(tx, acted.shop, nowMs) };
  });
  record(shop_id, { acting: true });
  return { shop: presentShop(shop), owner_name: ownerName, consents };
});

/** Also when the right has ended meanwhile: stopping is always allowed. */
export const stopActing = implementCommand(stopContract, async ({ record }, { shop_id }) => {
  record(shop_id, { acting: false });
  return { shop_id };
});
