import { requestTopup as requestContract, topupReference, upiLink } from '@chowk/domain/wallets';
import { implementCommand } from '../../contract/implement';
import { walletTopups } from '../../db/schema/money/earnings';
import { requireUpi } from '../platform';
import { requireOwnBrand } from './own-brand';
import { presentTopup, requireTopup } from './present-topup';
import { announceTopup } from './system-steps';

export const requestTopup = implementCommand(
  requestContract,
  async ({ tx, actor, asSystem, record, emit }, { id, amount_paise }) => {
    const brand = await requireOwnBrand(tx, actor);
    const { upi_id, upi_name } = await requireUpi(tx);
    const reference = topupReference(id);
    await asSystem(announceTopup, () =>
      tx.insert(walletTopups).values({ id, brand_id: brand.id, amount_paise, reference }),
    );
    record(id, { after: { amount_paise, reference } });
    emit({ type: 'topup.requested', audience: 'role:admin', entityId: id, payload: {} });
    return {
      topup: presentTopup(await requireTopup(tx, id)),
      upi_id,
      upi_link: upiLink({ upiId: upi_id, name: upi_name, amountPaise: amount_paise, reference }),
    };
  },
);
