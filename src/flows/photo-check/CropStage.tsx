import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '@mantine/core';
import Cropper from 'react-easy-crop';
import {
  roomFor,
  scaleAtOne,
  tiltRange,
  zoomRange,
  type Placement,
} from '../../../machines/photo-check/crop';
import { headShown, type MarkName, type Marks } from '../../../machines/photo-check/marks';
import type { PhotoCheckEvent } from '../../../machines/photo-check/photo-check.machine';
import type { OpenedPicture } from '../../../machines/photo-check/pictures';
import { proportionOf, type PhotoRules } from '../../../machines/photo-check/sizes';
import { Button } from '../../ui/Button';
import { frameSize } from './frame-size';
import classes from './CropStage.module.css';

export interface CropStageProps {
  readonly rules: PhotoRules;
  readonly picture: OpenedPicture;
  readonly placement: Placement;
  readonly marks: Marks;
  readonly send: (event: PhotoCheckEvent) => void;
}

type Moved = Partial<Omit<Placement, 'quarters'>>;

/** How much a press of plus or minus makes of the size, and how far an arrow goes. */
const zoomStep = 1.1;
const arrowStep = 0.01;

/** What a key asks for on the frame. */
function movedByKey(key: string, { x, y, zoom }: Placement): Moved | undefined {
  const moves: Readonly<Record<string, Moved>> = {
    ArrowLeft: { x: x - arrowStep },
    ArrowRight: { x: x + arrowStep },
    ArrowUp: { y: y - arrowStep },
    ArrowDown: { y: y + arrowStep },
    '+': { zoom: zoom * zoomStep },
    '=': { zoom: zoom * zoomStep },
    '-': { zoom: zoom / zoomStep },
  };
  return Object.hasOwn(moves, key) ? moves[key] : undefined;
}

interface ControlProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  readonly onChange: (value: number) => void;
}

/** A slider with its name above it. */
function Control({ label, unit, min, max, ...slider }: ControlProps) {
  return (
    <div className={classes.control}>
      <span aria-hidden>{label}</span>
      <Slider
        classNames={{ thumb: classes.thumb }}
        thumbLabel={label}
        label={(value) => `${value} ${unit}`}
        min={min}
        max={Math.max(min, max)}
        disabled={max <= min}
        color="marigold.5"
        size="lg"
        thumbSize={26}
        {...slider}
      />
    </div>
  );
}

/** Where the head has to lie, and where the visitor has marked it. */
function Guides({ rules, marks }: { rules: PhotoRules; marks: Marks }) {
  const proportion = proportionOf(rules);
  const { crown, eyes, chin } = headShown(rules);
  const tall = (chin - crown) / 2;
  return (
    <svg className={classes.guides} viewBox={`0 0 ${proportion} 1`} aria-hidden>
      <ellipse cx={proportion / 2} cy={(crown + chin) / 2} rx={tall * 0.75} ry={tall} />
      <line data-guide x1={0} x2={proportion} y1={eyes} y2={eyes} />
      {[marks.crown, ...(rules.eyes ? [marks.eyes] : []), marks.chin].map((at, index) => (
        <line key={index} x1={0} x2={proportion} y1={at} y2={at} />
      ))}
    </svg>
  );
}

const markLabels: Readonly<Record<MarkName, string>> = {
  crown: 'Top of the head',
  eyes: 'Eyes',
  chin: 'Chin',
};

/** The picture under the frame, moved by finger, mouse, keys and sliders. Specification §2, Photo check. */
export default function CropStage({ rules, picture, placement, marks, send }: CropStageProps) {
  const proportion = proportionOf(rules);
  const frame = frameSize(proportion);
  const { x, y, zoom, quarters, tilt } = placement;
  const scale = scaleAtOne(picture, proportion, quarters) * frame.height;
  const room = roomFor(picture, proportion, placement);
  const percent = (share: number) => Math.round(share * 100);
  const move = (to: Moved) => send({ type: 'picture.moved', to });
  const mark = (one: MarkName) => (
    <Control
      key={one}
      label={markLabels[one]}
      unit="% from the top"
      min={0}
      max={100}
      step={0.5}
      value={Math.round(marks[one] * 1000) / 10}
      onChange={(at) => send({ type: 'mark.moved', mark: one, at: at / 100 })}
    />
  );
  return (
    <div className={classes.workbench}>
      <div className={classes.stage}>
        <Cropper
          image={picture.address}
          crop={{ x: x * frame.height, y: y * frame.height }}
          zoom={zoom}
          rotation={quarters * 90 + tilt}
          aspect={proportion}
          cropSize={frame}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          objectFit="horizontal-cover"
          showGrid={false}
          restrictPosition={false}
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          style={{
            mediaStyle: {
              width: picture.width * scale,
              height: picture.height * scale,
              flexShrink: 0,
            },
          }}
          classes={{ cropAreaClassName: classes.frame ?? '' }}
          cropperProps={{
            role: 'group',
            'aria-label': 'The frame. Arrow keys move the picture, plus and minus change its size.',
            onKeyDown: (event) => {
              const to = movedByKey(event.key, placement);
              if (!to) return;
              event.preventDefault();
              move(to);
            },
          }}
          onCropChange={(crop) => move({ x: crop.x / frame.height, y: crop.y / frame.height })}
          onZoomChange={(to) => move({ zoom: to })}
        />
        <div className={classes.over} style={frame}>
          <Guides rules={rules} marks={marks} />
        </div>
      </div>
      <div className={classes.controls}>
        <h3>Move it under the frame</h3>
        <p>The head fills the oval, the eyes lie on the dashed line.</p>
        <Control
          label="Size"
          unit="%"
          min={percent(zoomRange.min)}
          max={percent(zoomRange.max)}
          step={5}
          value={percent(zoom)}
          onChange={(to) => move({ zoom: to / 100 })}
        />
        <Control
          label="Left and right"
          unit="%"
          min={-percent(room.x)}
          max={percent(room.x)}
          step={1}
          value={percent(x)}
          onChange={(to) => move({ x: to / 100 })}
        />
        <Control
          label="Up and down"
          unit="%"
          min={-percent(room.y)}
          max={percent(room.y)}
          step={1}
          value={percent(y)}
          onChange={(to) => move({ y: to / 100 })}
        />
        <Control
          label="Straighten"
          unit="degrees"
          {...tiltRange}
          step={0.5}
          value={tilt}
          onChange={(to) => move({ tilt: to })}
        />
        <div className={classes.turns}>
          <Button variant="default" onClick={() => send({ type: 'turn.pressed', by: -1 })}>
            Turn left
          </Button>
          <Button variant="default" onClick={() => send({ type: 'turn.pressed', by: 1 })}>
            Turn right
          </Button>
        </div>
        <h3>Mark the head</h3>
        <p>Lay a line on the crown, under the hair, and one below the chin.</p>
        {mark('crown')}
        {rules.eyes && mark('eyes')}
        {mark('chin')}
      </div>
    </div>
  );
}
