import type { Shop } from '@chowk/domain/shops';
import type { ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useMayEdit } from './use-may-edit';

interface EditGateProps {
  shop: Shop;
  /** What was changed here and not taken: without the form there is nobody else to tell of it. */
  refused: ReactNode;
  children: ReactNode;
}

/** The form, if the owner allows their bizman to change the shop; else why not, and what helps. */
export function EditGate({ shop, refused, children }: EditGateProps) {
  const t = useMessages('myshops');
  const errorWords = useErrorWords();
  const { mayEdit, error } = useMayEdit(shop);
  if (shop.owner_id === null) {
    return <Banner title={t('edit.noOwner')} text={t('edit.noOwnerText')} />;
  }
  if (mayEdit === undefined && error)
    return <Banner title={t('edit.unknown')} text={errorWords(error)} />;
  if (mayEdit === undefined) return <Skeleton className="h-24 w-full rounded-lg" />;
  if (mayEdit) return children;
  return (
    <>
      {refused}
      <Banner title={t('edit.notAllowed')} text={t('edit.notAllowedText')} />
    </>
  );
}
