import { type Paise, stateCodeOfGstin } from '../kernel';

/** Advertising services. */
export const FEE_SAC = '998361';

export interface InvoiceSupplier {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
  readonly state_code: string;
}

export interface InvoiceRecipient {
  readonly name: string;
  readonly address: string | null;
  readonly gstin: string | null;
}

export interface InvoiceParties {
  readonly supplier: InvoiceSupplier;
  readonly recipient: InvoiceRecipient;
}

export interface TaxHead {
  readonly name: 'CGST' | 'SGST' | 'IGST';
  readonly amountPaise: Paise;
}

/** Only a registered supplier charges tax; any other document is a bill of supply. */
export function isTaxInvoice({ supplier }: InvoiceParties, gstPaise: Paise): boolean {
  return supplier.gstin !== null && gstPaise > 0;
}

/** Where the service is supplied: where a registered recipient is, else where we are. */
export function placeOfSupply({ supplier, recipient }: InvoiceParties): string {
  return recipient.gstin === null ? supplier.state_code : stateCodeOfGstin(recipient.gstin);
}

/** Within a state the tax is halved between centre and state; between states it is one. */
export function taxHeads(parties: InvoiceParties, gstPaise: Paise): readonly TaxHead[] {
  if (placeOfSupply(parties) !== parties.supplier.state_code) {
    return [{ name: 'IGST', amountPaise: gstPaise }];
  }
  const half = Math.floor(gstPaise / 2);
  return [
    { name: 'CGST', amountPaise: gstPaise - half },
    { name: 'SGST', amountPaise: half },
  ];
}
