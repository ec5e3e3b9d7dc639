import { csvText } from '@chowk/domain/kernel';
import { IMPORT_COLUMNS } from '@chowk/domain/products';
import { FileDown, FileUp } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { FileButton } from '@/ui/fields/file-button';
import { Card } from '@/ui/layout/card';
import { saveFile } from '@/ui/table/save-file';
import { ImportList } from './import-list';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';

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

function saveTemplate(): void {
  saveFile('chowk-products.csv', csvText(IMPORT_COLUMNS, SAMPLES));
}

/** Many products at once: a template, a look at the table, then the catalogue. */
export function ImportPanel() {
  const t = useMessages('products');
  const state = useImport();
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('import.title')} description={t('import.text')}>
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <FileButton
              accept=".csv,text/csv"
              isLoading={state.isBusy}
              variant={state.table ? 'secondary' : 'primary'}
              icon={<FileUp aria-hidden className="size-5" />}
              onFiles={([file]) => {
                if (file) void state.look(file);
              }}
            >
              {t(state.table ? 'import.again' : 'import.choose')}
            </FileButton>
            <Button
              variant="secondary"
              icon={<FileDown aria-hidden className="size-5" />}
              onClick={saveTemplate}
            >
              {t('import.template')}
            </Button>
          </div>
          {state.refusal && <Banner tone="danger" title={state.refusal} />}
          {state.table && <ImportPreview state={state} />}
        </div>
      </Card>
      <ImportList />
    </div>
  );
}
