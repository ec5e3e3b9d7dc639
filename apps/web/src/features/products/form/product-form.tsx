import type { Product } from '@chowk/domain/products';
import { Suspense } from 'react';
import { FormOutcome, RestoredDraft } from '@/forms/form-outcome';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ActionBar } from '@/ui/layout/action-bar';
import { Card } from '@/ui/layout/card';
import { PackList } from './pack-list';
import { TaxFields } from './tax-fields';
import { useProductForm } from './use-product-form';
import { WhatFields } from './what-fields';

const ImagesField = lazy(() => import('./images-field').then((m) => ({ default: m.ImagesField })));

interface ProductFormProps {
  /** Absent for a new one. */
  product: Product | undefined;
  onSaved: (saved: Product) => void;
  /** What was typed is to be forgotten, and the form shown anew. */
  onDiscard: () => void;
}

export function ProductForm({ product, onSaved, onDiscard }: ProductFormProps) {
  const t = useMessages('productform');
  const form = useProductForm(product, onSaved);
  const wrong = form.errorCount;

  return (
    <form {...form.box} className="flex flex-col gap-4">
      <RestoredDraft form={{ isRestored: form.isRestored, startOver: onDiscard }} />
      <Card title={t('what')}>
        <div className="flex flex-col gap-5">
          <WhatFields form={form} />
          <Suspense fallback={<Skeleton className="h-28 w-full" />}>
            <ImagesField
              name={form.values.name}
              paths={form.values.image_paths}
              onChange={(image_paths) => form.change({ image_paths })}
            />
          </Suspense>
        </div>
      </Card>
      <Card title={t('packs')}>
        <PackList form={form} />
      </Card>
      <Card title={t('where')}>
        <TaxFields form={form} />
        <div className="mt-5 empty:hidden">
          <FormOutcome form={form} onTakeTheirs={onDiscard} />
        </div>
        {wrong > 0 && (
          <Banner className="mt-5" tone="danger" title={t('wrong.count', { count: wrong })} />
        )}
        <div className="mt-5">
          <ActionBar>
            <Button type="submit" className="md:self-start" isLoading={form.isBusy}>
              {t('save')}
            </Button>
          </ActionBar>
        </div>
      </Card>
    </form>
  );
}
