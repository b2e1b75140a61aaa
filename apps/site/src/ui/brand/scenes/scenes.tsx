import type { ReactNode } from 'react';
import type { SceneName } from './scene-names.ts';

/**
 * The drawings, on a canvas of 260 by 110. Classes define the role of each stroke: ink for the main object, soft for its
 * surroundings, accent for the topic of the page, alarm for problems. `scene-paper` fills objects in the foreground, so
 * that they cover those in the background.
 */
export const scenes: Readonly<Record<SceneName, ReactNode>> = {
  /** A question with two ways to continue. */
  choose: (
    <>
      <path className="scene-soft" d="M130 100V62c0-18-46-8-46-28M130 62c0-18 46-8 46-28" />
      <circle className="scene-paper" cx="130" cy="100" r="8" />
      <circle className="scene-accent scene-paper" cx="84" cy="26" r="14" />
      <path className="scene-accent" d="m77.500 26 4.500 4.500 8.500-9" />
      <circle className="scene-paper" cx="176" cy="26" r="14" />
      <path d="m171 21 10 10m0-10-10 10" />
      <path
        className="scene-paper"
        d="M28 54h36a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-4l6 9-15-9H28a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z"
      />
      <path className="scene-soft" d="M32 67h28" />
      <path
        className="scene-paper"
        d="M204 58h30a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8h-18l-13 9 4-9h-3a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
      />
      <path d="M209 71h.1M219 71h.1M229 71h.1" />
    </>
  ),
  /** A receipt whose last line is higher than the first. */
  receipt: (
    <>
      <path
        className="scene-paper"
        d="M92 6h76v98l-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7-9.500-7-9.500 7z"
      />
      <path className="scene-soft" d="M104 24h32M104 40h22M104 56h32" />
      <path d="M150 24h8M148 40h10M150 56h8M104 74h54" />
      <path className="scene-alarm" d="M194 90V38m0 0-10 11m10-11 10 11" />
      <circle className="scene-accent scene-paper" cx="60" cy="58" r="17" />
      <path
        className="scene-accent"
        d="M60 48v20m5-15.500c-1.500-2.500-9.500-2.500-9.500 1.500 0 4.500 9.500 2 9.500 7 0 4-8 4-10 1"
      />
    </>
  ),
  /** Sliders for weights, and the resulting order. */
  weigh: (
    <>
      <path className="scene-soft" d="M28 28h92M28 58h92M28 88h92" />
      <path className="scene-accent" d="M28 28h64M28 58h26M28 88h48" />
      <circle className="scene-paper" cx="92" cy="28" r="9" />
      <circle className="scene-paper" cx="54" cy="58" r="9" />
      <circle className="scene-paper" cx="76" cy="88" r="9" />
      <path className="scene-paper" d="M152 66h26v38h-26zM178 42h26v62h-26zM204 80h26v24h-26z" />
      <path
        className="scene-accent"
        d="m191 8 4.300 8.800 9.700 1.400-7 6.800 1.700 9.700-8.700-4.600-8.700 4.600 1.700-9.700-7-6.800 9.700-1.400z"
      />
    </>
  ),
  /** One path through the tunnel, and one past it. */
  leak: (
    <>
      <rect className="scene-paper" x="20" y="20" width="38" height="58" rx="7" />
      <path className="scene-soft" d="M33 70h12" />
      <path className="scene-paper" d="M86 36h82v26H86z" />
      <path className="scene-soft" d="M102 36v26M152 36v26" />
      <path className="scene-accent" d="M58 49h130m-9-8 9 8-9 8" />
      <path className="scene-alarm" strokeDasharray="2 7" d="M58 70c30 36 112 36 142 8" />
      <circle className="scene-paper" cx="216" cy="49" r="25" />
      <path className="scene-soft" d="M191 49h50M216 24c-16 15-16 35 0 50M216 24c16 15 16 35 0 50" />
      <circle className="scene-alarm scene-paper" cx="129" cy="97" r="4" />
    </>
  ),
  /** A company that owns others. */
  owners: (
    <>
      <path className="scene-soft" d="M130 36v22M64 74V58h132v16M130 58v16" />
      <rect className="scene-accent scene-paper" x="96" y="8" width="68" height="28" rx="6" />
      <path className="scene-accent" d="M108 22h44" />
      <rect className="scene-paper" x="34" y="74" width="60" height="28" rx="6" />
      <rect className="scene-paper" x="100" y="74" width="60" height="28" rx="6" />
      <rect className="scene-paper" x="166" y="74" width="60" height="28" rx="6" />
      <path d="M46 88h36M112 88h36M178 88h36" />
    </>
  ),
  /** A person reading a written document. */
  audit: (
    <>
      <path className="scene-paper" d="M64 8h72l22 22v72H64z" />
      <path className="scene-soft" d="M136 8v22h22M78 40h58M78 56h40M78 72h30" />
      <circle className="scene-accent scene-paper" cx="160" cy="66" r="24" />
      <path className="scene-accent" d="m149 66 8 8 14-15" />
      <path d="m178 83 20 20" />
    </>
  ),
  /** A phone whose traffic is locked in. */
  android: (
    <>
      <rect className="scene-paper" x="96" y="4" width="68" height="102" rx="10" />
      <path className="scene-soft" d="M96 18h68M122 99h16" />
      <path className="scene-accent" d="M130 32l20 7v15c0 13-9 20-20 25-11-5-20-12-20-25V39z" />
      <path className="scene-accent" d="m121 54 7 7 12-13" />
      <path className="scene-soft" d="M24 40h40M24 55h52M24 70h40M196 40h40M184 55h52M196 70h40" />
      <path d="M104 11h.1M112 11h6" />
    </>
  ),
  /** A phone and a tablet, with one switch turned on. */
  iphone: (
    <>
      <rect className="scene-paper" x="112" y="14" width="104" height="78" rx="8" />
      <path className="scene-soft" d="M150 34h44M150 50h44M150 66h28M160 86h24" />
      <rect className="scene-paper" x="64" y="4" width="60" height="102" rx="14" />
      <path d="M86 13h16" />
      <path className="scene-soft" d="M76 32h36M76 80h36M84 99h20" />
      <rect className="scene-accent scene-paper" x="76" y="46" width="36" height="20" rx="10" />
      <circle className="scene-accent" cx="102" cy="56" r="6" />
      <path className="scene-soft" d="M20 40h28M14 56h34M20 72h28M230 40h16M230 56h22M230 72h16" />
    </>
  ),
  /** A desktop screen with a window, and its traffic locked in. */
  windows: (
    <>
      <rect className="scene-paper" x="66" y="6" width="128" height="78" rx="6" />
      <path d="M130 84v14M104 102h52" />
      <rect className="scene-paper" x="78" y="17" width="70" height="46" rx="3" />
      <path className="scene-soft" d="M78 27h70M88 38h36M88 50h24M66 74h128" />
      <path d="M74 79h6M84 79h6" />
      <path className="scene-accent scene-paper" d="M160 34l18 6v13c0 11-8 17-18 21-10-4-18-10-18-21V40z" />
      <path className="scene-accent" d="m152 53 6 6 11-12" />
      <path className="scene-soft" d="M16 34h34M16 50h42M16 66h34M210 34h34M202 50h42M210 66h34" />
    </>
  ),
  /** A laptop with a lock on its screen. */
  mac: (
    <>
      <path className="scene-paper" d="M82 8h96a6 6 0 0 1 6 6v70H76V14a6 6 0 0 1 6-6z" />
      <path className="scene-paper" d="M60 84h140v6a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z" />
      <path className="scene-soft" d="M116 84c0 5 3 6 6 6h16c3 0 6-1 6-6M76 20h108" />
      <path d="M84 14h.1M91 14h.1M98 14h.1" />
      <rect className="scene-accent scene-paper" x="114" y="46" width="32" height="26" rx="5" />
      <path className="scene-accent" d="M120 46v-6a10 10 0 0 1 20 0v6M130 57v5" />
      <path className="scene-soft" d="M14 40h36M14 56h44M14 72h36M210 40h36M202 56h44M210 72h36" />
    </>
  ),
  /** A television with a streaming stick that runs the tunnel. */
  tv: (
    <>
      <rect className="scene-paper" x="50" y="6" width="138" height="80" rx="6" />
      <path d="M84 86l-8 16M154 86l8 16" />
      <circle className="scene-soft" cx="119" cy="46" r="22" />
      <path d="M112 35v22l19-11z" />
      <rect className="scene-accent scene-paper" x="188" y="52" width="36" height="16" rx="4" />
      <path className="scene-accent" d="M214 60h.1M200 34a11 11 0 0 1 16 0M192 26a22 22 0 0 1 32 0" />
      <path className="scene-soft" d="M14 34h22M8 50h28M14 66h22M236 60h16" />
    </>
  ),
  /** A router that runs the VPN for the whole home. */
  router: (
    <>
      <rect className="scene-paper" x="88" y="66" width="84" height="28" rx="6" />
      <path d="M104 66 96 38M156 66l8-28M102 80h.1M112 80h.1M122 80h.1" />
      <path
        className="scene-accent"
        d="M144 80h16M118 30a17 17 0 0 1 24 0M110 20a29 29 0 0 1 40 0M130 40h.1"
      />
      <rect className="scene-paper" x="14" y="20" width="52" height="34" rx="4" />
      <path className="scene-soft" d="M28 62h24M40 54v8M66 37l24 20" />
      <path
        className="scene-paper"
        d="M200 22h40a4 4 0 0 1 4 4v26h-48V26a4 4 0 0 1 4-4zM190 52h60v4a4 4 0 0 1-4 4h-52a4 4 0 0 1-4-4z"
      />
      <path className="scene-soft" d="m170 62 22-12" />
    </>
  ),
  /** A line through a tunnel, with observers next to it. */
  tunnel: (
    <>
      <rect className="scene-paper" x="8" y="32" width="30" height="48" rx="6" />
      <path className="scene-soft" d="M18 73h10" />
      <path className="scene-paper" d="M60 40h140a8 16 0 0 1 0 32H60a8 16 0 0 1 0-32z" />
      <path d="M60 40a8 16 0 0 1 0 32" />
      <path className="scene-accent" d="M38 56h162m-10-8 10 8-10 8" />
      <circle className="scene-paper" cx="232" cy="56" r="20" />
      <path className="scene-soft" d="M212 56h40M232 36c-12 12-12 28 0 40 12-12 12-28 0-40" />
      <circle cx="118" cy="14" r="6" />
      <path d="M106 32c0-14 24-14 24 0" />
      <path className="scene-alarm" d="m140 12 10 10m0-10-10 10" />
    </>
  ),
  /** Four ways to package the same content, two of them outdated. */
  protocols: (
    <>
      <path className="scene-accent" d="M20 20h196m-10-8 10 8-10 8" />
      <path d="M20 46h176m-10-8 10 8-10 8" />
      <path className="scene-soft" strokeDasharray="10 8" d="M20 72h150" />
      <path className="scene-alarm" strokeDasharray="3 9" d="M20 98h100" />
      <rect className="scene-accent scene-paper" x="92" y="10" width="28" height="20" rx="4" />
      <path className="scene-accent" d="M100 10V6a6 6 0 0 1 12 0v4" />
      <rect className="scene-paper" x="92" y="36" width="28" height="20" rx="4" />
      <rect className="scene-paper scene-soft" x="92" y="62" width="28" height="20" rx="4" />
      <path className="scene-alarm" d="m136 92 12 12m0-12-12 12" />
    </>
  ),
  /** A card that is no longer charged, and a coin on its way back. */
  refund: (
    <>
      <rect className="scene-paper" x="22" y="30" width="92" height="58" rx="8" />
      <path d="M22 48h92" />
      <path className="scene-soft" d="M36 64h28M36 76h18" />
      <circle className="scene-paper scene-alarm" cx="98" cy="76" r="13" />
      <path className="scene-alarm" d="m92.500 70.500 11 11m0-11-11 11" />
      <circle className="scene-accent scene-paper" cx="206" cy="60" r="26" />
      <path
        className="scene-accent"
        d="M206 46v28m7-21.500c-2-3.500-13.500-3.500-13.500 2 0 6.500 13.500 3 13.500 10 0 5.500-11 5.500-14 1.500"
      />
      <path d="M196 22c-20-14-46-12-62 6m0 0 2-13m-2 13 13-1" />
    </>
  ),
  /** A distant house, and the line that goes through it. */
  'home-address': (
    <>
      <rect className="scene-paper" x="20" y="38" width="30" height="52" rx="6" />
      <path className="scene-soft" d="M30 83h10" />
      <path className="scene-soft" strokeDasharray="4 8" d="M112 10v90" />
      <path className="scene-accent" d="M50 64h102m-10-8 10 8-10 8" />
      <path className="scene-paper" d="M158 92V50l32-26 32 26v42z" />
      <path d="m148 58 42-34 42 34" />
      <path
        className="scene-paper scene-accent"
        d="M190 80c-9-10-14-16-14-22a14 14 0 0 1 28 0c0 6-5 12-14 22z"
      />
      <circle className="scene-accent" cx="190" cy="58" r="4" />
      <path className="scene-soft" d="M72 44h16M76 84h20" />
    </>
  ),
  /** A controller, the straight way to a game server, and the detour. */
  gaming: (
    <>
      <path
        className="scene-paper"
        d="M36 44h52a26 26 0 0 1 25 20l5 24c2 14-14 18-21 7l-8-13H35l-8 13c-7 11-23 7-21-7l5-24a26 26 0 0 1 25-20z"
      />
      <path d="M34 56v16M26 64h16" />
      <path className="scene-accent" d="M82 58h.1M92 66h.1M82 74h.1M72 66h.1" />
      <path className="scene-accent" d="M130 68h64m-10-8 10 8-10 8" />
      <path className="scene-soft" strokeDasharray="4 8" d="M104 38C130 4 176 4 204 36" />
      <circle className="scene-soft scene-paper" cx="154" cy="14" r="8" />
      <rect className="scene-paper" x="206" y="40" width="44" height="18" rx="4" />
      <rect className="scene-paper" x="206" y="62" width="44" height="18" rx="4" />
      <path d="M215 49h.1M215 71h.1" />
      <path className="scene-soft" d="M226 49h14M226 71h14M228 80v14M214 94h28" />
    </>
  ),
  /** A speedometer between two bars of nearly the same length. */
  speed: (
    <>
      <path className="scene-paper" d="M78 92a52 52 0 1 1 104 0z" />
      <path className="scene-soft" d="M90 86h8M96 62l7 4M112 46l4 7M148 46l-4 7M164 62l-7 4M170 86h-8" />
      <path className="scene-accent" d="M130 86l22-30" />
      <circle className="scene-accent scene-paper" cx="130" cy="88" r="6" />
      <path d="M16 40h44M16 56h40M16 72h42" />
      <path className="scene-soft" d="M200 40h44M200 56h36M200 72h40" />
    </>
  ),
  /** A plug out of its socket, and a tool. */
  trouble: (
    <>
      <path className="scene-soft" d="M8 56h46M206 56h46" />
      <rect className="scene-paper" x="54" y="36" width="40" height="40" rx="8" />
      <path d="M94 47h14M94 65h14" />
      <path className="scene-paper" d="M206 34h-34a22 22 0 0 0 0 44h34z" />
      <path d="M160 48h-8M160 64h-8" />
      <path
        className="scene-alarm"
        d="m130 22 0 14M118 26l5 9M142 26l-5 9M130 90V76M118 86l5-9M142 86l-5-9"
      />
      <path className="scene-accent" d="M182 56h14" />
    </>
  ),
  /** A folder with a seal, and an empty server. */
  police: (
    <>
      <rect className="scene-paper" x="30" y="18" width="64" height="22" rx="4" />
      <rect className="scene-paper" x="30" y="44" width="64" height="22" rx="4" />
      <rect className="scene-paper" x="30" y="70" width="64" height="22" rx="4" />
      <path d="M42 29h.1M42 55h.1M42 81h.1" />
      <path className="scene-soft" d="M56 29h26M56 55h26M56 81h26" />
      <path className="scene-soft" strokeDasharray="4 8" d="M104 56h42" />
      <path className="scene-paper" d="M158 30h26l8 10h44v54h-78z" />
      <path className="scene-soft" d="M158 48h78" />
      <path className="scene-accent scene-paper" d="M197 54l15 5v11c0 9-7 14-15 18-8-4-15-9-15-18V59z" />
      <path className="scene-accent" d="m192 71 4 4 8-9" />
    </>
  ),
};
