import '../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { chatLink } from '../../../machines/chat';
import type { TripQuery } from '../../../machines/trip-estimator/trip';
import { site } from '../../site';
import { Button } from '../../ui/Button';
import classes from './TripEstimator.module.css';

/** The link that opens the estimator with the same choices, and nothing personal in it. */
export function sharedLink(query: TripQuery): string {
  return `${site.baseUrl}/?${new URLSearchParams(query)}`;
}

interface SharePanelProps {
  query: TripQuery;
  heading: RefObject<HTMLHeadingElement | null>;
  onCopy: (link: string) => void;
  onBack: () => void;
}

/** Passing an estimate on: the phone's own share sheet has opened; WhatsApp and the link stand here. */
export function SharePanel({ query, heading, onCopy, onBack }: SharePanelProps) {
  const link = sharedLink(query);
  return (
    <div className={classes.fields}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        Share this estimate
      </h2>
      <TextInput label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <div className={classes.ways}>
        <Button size="lg" leftSection={<IconCopy aria-hidden size={20} />} onClick={() => onCopy(link)}>
          Copy link
        </Button>
        <Button
          component="a"
          variant="default"
          size="lg"
          href={chatLink({ text: link })}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp aria-hidden size={20} />}
        >
          WhatsApp
        </Button>
        <Button variant="subtle" size="lg" onClick={onBack}>
          Back to the estimate
        </Button>
      </div>
    </div>
  );
}
