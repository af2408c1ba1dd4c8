import '../../ui/forms/field-styles';
import { TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { chatLink } from '../../../machines/chat';
import type { TripEstimatorEvent } from '../../../machines/trip-estimator/trip-estimator.machine';
import { Button } from '../../ui/Button';
import classes from './TripEstimator.module.css';

interface SharePanelProps {
  link: string;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: TripEstimatorEvent) => void;
}

/** Passing an estimate on: the phone's own share sheet has opened; WhatsApp and the link stand here. */
export function SharePanel({ link, heading, send }: SharePanelProps) {
  return (
    <div className={classes.fields}>
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        Share this estimate
      </h2>
      <TextInput label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <div className={classes.ways}>
        <Button
          size="lg"
          leftSection={<IconCopy aria-hidden size={20} />}
          onClick={() => send({ type: 'copy.pressed' })}
        >
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
        <Button variant="subtle" size="lg" onClick={() => send({ type: 'back.pressed' })}>
          Back to the estimate
        </Button>
      </div>
    </div>
  );
}
