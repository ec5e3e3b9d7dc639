import { csvText } from '@chowk/domain/kernel';
import { IMPORT_COLUMNS } from '@chowk/domain/products';
import { saveFile } from '@/ui/table/save-file';

/** Two packs of one product and one of another: all the columns can be learned from them. */
const SAMPLES = [
  [
    'Masala Tea',
    'beverages',
    'Strong',
    '0902',
    5,
    '',
    '250 g',
    'TEA250',
    140,
    108,
    '12:104;48:100',
    1,
    180,
  ],
  ['Masala Tea', 'beverages', 'Strong', '0902', 5, '', '1 kg', 'TEA1', 520, 410, '', 1, 40],
  ['हल्दी पाउडर', 'staples', '', '0910', 5, 'Bandra West;Dadar', '100 g', '', 38, 29, '', 10, 400],
] as const;

export function saveTemplate(): void {
  saveFile('chowk-products.csv', csvText(IMPORT_COLUMNS, SAMPLES));
}
