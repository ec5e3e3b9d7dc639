import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { Skeleton } from '@/ui/skeleton';
import { consentsOptions } from './my-shops.queries';

/** The form, if the owner allows their bizman to change the shop; else why not, and what helps. */
export function EditGate({ shop, children }: { shop: Shop; children: ReactNode }) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const { data, error } = useQuery(consentsOptions(shop.id));
  if (shop.owner_id === null) {
    return <Banner title={t('edit.noOwner')} text={t('edit.noOwnerText')} />;
  }
  if (!data && error) return <Banner title={t('edit.unknown')} text={errorWords(error)} />;
  if (!data) return <Skeleton className="h-24 w-full rounded-lg" />;
  const isAllowed = data.items.some(({ kind, is_granted }) => kind === 'profile' && is_granted);
  if (isAllowed) return children;
  return <Banner title={t('edit.notAllowed')} text={t('edit.notAllowedText')} />;
}
