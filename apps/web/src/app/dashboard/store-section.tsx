import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DealFeed } from '@/features/deals/deal-feed';
import { rememberDealTab, rememberedDealTab } from '@/features/deals/remembered-tab';
import { EarningsTile } from '@/features/earnings/earnings-tile';

/** The home of a shop: its money, and the deals that make it. */
export function StoreSection() {
  const [tab, setTab] = useState(rememberedDealTab);
  return (
    <>
      <EarningsTile link={<Link to="/earnings" />} />
      <DealFeed
        tab={tab}
        onTab={(next) => {
          rememberDealTab(next);
          setTab(next);
        }}
        linkTo={(id) => <Link to="/deal/$id" params={{ id }} />}
        profileLink={<Link to="/settings/$section" params={{ section: 'profile' }} />}
      />
    </>
  );
}
