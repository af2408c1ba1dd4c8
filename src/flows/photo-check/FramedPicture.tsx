import { scaleAtOne, type Placement } from '../../../machines/photo-check/crop';
import type { OpenedPicture } from '../../../machines/photo-check/pictures';
import { proportionOf, type PhotoRules } from '../../../machines/photo-check/sizes';
import { frameSize } from './frame-size';
import classes from './FramedPicture.module.css';

interface FramedPictureProps {
  readonly rules: PhotoRules;
  readonly picture: OpenedPicture;
  readonly placement: Placement;
}

/** What lies within the frame, as it will be saved. */
export function FramedPicture({ rules, picture, placement }: FramedPictureProps) {
  const proportion = proportionOf(rules);
  const frame = frameSize(proportion);
  const { x, y, zoom, quarters, tilt } = placement;
  const scale = scaleAtOne(picture, proportion, quarters) * frame.height;
  return (
    <div className={classes.frame} style={frame}>
      <img
        alt="You, as the frame cuts it"
        src={picture.address}
        style={{
          width: picture.width * scale,
          height: picture.height * scale,
          transform: `translate(${x * frame.height}px, ${y * frame.height}px) rotate(${quarters * 90 + tilt}deg) scale(${zoom})`,
        }}
      />
    </div>
  );
}
