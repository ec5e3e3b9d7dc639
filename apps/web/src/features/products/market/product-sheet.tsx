import {
  ChowkError,
  formatAboutBps,
  formatBps,
  formatNumber,
  formatPaise,
} from '@chowk/domain/kernel';
import {
  areaKey,
  isServed,
  marginBps,
  type Product,
  type ProductVariant,
  withGstPaise,
} from '@chowk/domain/products';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Money } from '@/ui/base/money';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { LazySheet } from '@/ui/overlays/lazy-overlays';
import { MarginCard } from './margin-card';
import { productOptions } from './market.queries';
import type { CartControl } from './product-card';
import { ProductPhoto } from './product-photo';
import { isPackSoldOut, isScarce } from './stock-words';

interface ProductSheetProps {
  id: string;
  area: string | null;
  control: CartControl;
  quantityOf: (variantId: string) => number;
  onClose: () => void;
}

/** One product from all sides; it has an address, so it can be shared and gone back from. */
export function ProductSheet({ id, area, control, quantityOf, onClose }: ProductSheetProps) {
  const t = useMessages('market');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(productOptions(id));
  const [chosen, setChosen] = useState<string>();
  const pack = data?.variants.find((each) => each.id === chosen) ?? data?.variants[0];
  return (
    <LazySheet
      open
      hasAddress
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.name ?? t('tabs')}
      description={data?.brand_name}
      footer={
        data &&
        pack && (
          <Footer pack={pack} gstBps={data.gst_bps}>
            {control(data, pack)}
          </Footer>
        )
      }
    >
      {data && pack ? (
        <div className="flex flex-col gap-4">
          <LazyUpdatedAgo savedAt={data.savedAt} />
          {data.image_paths[0] && (
            <ProductPhoto path={data.image_paths[0]} className="mx-auto size-64" />
          )}
          <Packs product={data} pack={pack} onChoose={setChosen} />
          <PackFacts product={data} pack={pack} area={area} />
          <MarginCard
            key={pack.id}
            pack={pack}
            gstBps={data.gst_bps}
            quantity={quantityOf(pack.id) || pack.min_quantity}
          />
          {data.description !== '' && (
            <section>
              <h3 className="font-semibold">{t('product.about')}</h3>
              <p className="whitespace-pre-line text-muted">{data.description}</p>
            </section>
          )}
        </div>
      ) : data || isMissing(error) ? (
        <EmptyState
          icon={<PackageX />}
          title={t('product.notFound')}
          text={t('product.notFoundText')}
          action={<Button onClick={onClose}>{t('product.others')}</Button>}
        />
      ) : error ? (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-80 rounded-lg" />
      )}
    </LazySheet>
  );
}

/** Sold no more, or an address that never led to a product: trying again brings nothing. */
function isMissing(error: unknown): boolean {
  return error instanceof ChowkError && ['PGRST116', 'VALIDATION_FAILED'].includes(error.code);
}

interface FooterProps {
  pack: ProductVariant;
  gstBps: number;
  children: ReactNode;
}

function Footer({ pack, gstBps, children }: FooterProps) {
  const t = useMessages('market');
  return (
    <div className="flex items-center justify-between gap-3">
      <span>
        <Money
          paise={withGstPaise(pack.trade_paise, gstBps)}
          className="block font-semibold text-lg"
        />
        <span className="text-muted text-sm">{t(gstBps > 0 ? 'perPiece' : 'perPieceUntaxed')}</span>
      </span>
      {children}
    </div>
  );
}

interface PacksProps {
  product: Product;
  pack: ProductVariant;
  onChoose: (id: string) => void;
}

function Packs({ product, pack, onChoose }: PacksProps) {
  const t = useMessages('market');
  if (product.variants.length < 2) return null;
  return (
    <SegmentedControl
      className="flex-wrap"
      label={t('product.packs')}
      options={product.variants.map((each) => ({ value: each.id, label: each.pack_size }))}
      value={pack.id}
      onChange={onChoose}
    />
  );
}

interface PackFactsProps {
  product: Product;
  pack: ProductVariant;
  area: string | null;
}

function PackFacts({ product, pack, area }: PackFactsProps) {
  const t = useMessages('market');
  const isHere = isServed(product.areas.map(areaKey), area);
  const stock = isScarce(pack)
    ? t('left', { count: pack.stock })
    : t('product.stock', { count: formatNumber(pack.stock) });
  const facts = [
    pack.pack_size,
    t('mrp', { amount: formatPaise(pack.mrp_paise) }),
    isPackSoldOut(pack) ? t('soldOut') : stock,
    ...(product.gst_bps > 0
      ? [
          t('product.gst', {
            amount: formatPaise(pack.trade_paise),
            percent: formatBps(product.gst_bps),
          }),
        ]
      : [t('product.noGst')]),
    t('product.hsn', { code: product.hsn }),
    ...(pack.min_quantity > 1
      ? [t('product.least', { count: formatNumber(pack.min_quantity) })]
      : []),
    ...(product.min_order_paise > 0
      ? [t('minOrder', { amount: formatPaise(product.min_order_paise) })]
      : []),
    ...(product.areas.length > 0 ? [t('product.areas', { areas: product.areas.join(', ') })] : []),
  ];
  return (
    <div className="flex flex-col gap-3">
      {!isHere && <Banner tone="warning" title={t('product.notServed')} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TierTable pack={pack} gstBps={product.gst_bps} />
    </div>
  );
}

/** From how many pieces on each costs how much, and what that leaves. */
function TierTable({ pack, gstBps }: { pack: ProductVariant; gstBps: number }) {
  const t = useMessages('market');
  const { tiers, trade_paise, mrp_paise } = pack;
  if (tiers.length === 0) return null;
  const steps = [{ min_quantity: 1, price_paise: trade_paise }, ...tiers];
  return (
    <section>
      <h3 className="mb-1 font-semibold">
        {t(gstBps > 0 ? 'product.tiersTaxed' : 'product.tiers')}
      </h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {steps.map(({ min_quantity, price_paise }) => (
          <li key={min_quantity} className="flex justify-between gap-3 px-3 py-2 text-sm">
            <span>
              {min_quantity === 1
                ? t('product.first')
                : t('product.tier', { count: formatNumber(min_quantity) })}
            </span>
            <span className="flex gap-3 tabular-nums">
              <span className="font-semibold">
                {formatPaise(withGstPaise(price_paise, gstBps))}
              </span>
              <span className="text-success-ink">
                {t('about', {
                  percent: formatAboutBps(
                    marginBps({ mrp_paise, trade_paise: price_paise }, gstBps),
                  ),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
