import { FAR, familyTone, singleTone, type Family, type Single } from "./tones.ts";

/** What a pixel belongs to. */
export const KINDS = [
  "nothing",
  "skin",
  "cloth",
  "head",
  "hair",
  "grey",
  "scarf",
  "hand",
  "shoe",
  "line",
  "iron",
  "stack",
  "band",
  "pad",
  "stuff",
  "frame",
  "room",
] as const;
export type Kind = (typeof KINDS)[number];
/** A kind's number. */
export const kindNumber = (kind: Kind): number => KINDS.indexOf(kind);

const float = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value));
const family = (name: Family): string => float(familyTone(name));
const single = (name: Single): string => float(singleTone(name));
const kind = (name: Kind): string => float(kindNumber(name));

/** How broad the hems of a bottom are and the edges of a top: there are none where muscles are lit, or a thigh gets a knee pad. */
const HEM = "0.0105";
const PIPING = "0.0055";
/** Added to a limb's number where its part points at the eye. */
const END = 8;
/** Added where it's a forearm or a hand: it may cross the trunk that its arm hangs on. */
const REACHING = 16;
/** From the gap's tone to that between limbs in dark cloth. */
const PART = singleTone("part") - singleTone("gap");

/**
 * How everything is inked, written once: functions of numbers in the part of GLSL that is also JavaScript once the word `float` is dropped. The stage
 * compiles it as it is; {@link inkFunctions} makes functions of it for pictures drawn without a graphics card. So both say the same.
 *
 * Tones are numbers (`tones.ts`). A shade is 0 in shadow, 1 in the light, 2 where the light falls straight on. Places on the body are those of
 * its rest pose, places on the head, hands and shoes their own. Parts of limbs are 1 to 8 (upper and lower arm right and left, thigh and shank right and left), limbs 1 to 4,
 * and a limb's code says too whether its part points at the eye and whether it's a forearm. Within a limb, between an upper arm and the trunk
 * that it hangs on, and round a part that points at the eye, lines are dark: a gap would cut it off.
 * Along hems no folds are inked: where a raised arm folds a strap they'd break it into scraps.
 */
export const INK_SOURCE = `
float step3(float light) {
  if (light < 0.24) return 0.;
  if (light > 0.84) return 2.;
  return 1.;
}
float lightOn(float nx, float ny, float nz) { return -0.4207 * nx + 0.6210 * ny + 0.6611 * nz; }
float bell(float v, float width) { return 1. - smoothstep(width * 0.5, width, abs(v)); }

float rowDistance(float t, float offX, float offY, float offZ, float start, float control, float end) {
  float u = 1. - t;
  return sqrt(offX * offX + offY * offY + offZ * offZ) - (u * u * start + 2. * t * u * control + t * t * end);
}
float fibre(float t, float turn, float radius, float pixel) {
  float lines = max(5., floor(6.2832 * radius / 0.0112 + 0.5));
  float at = turn / 6.2832 * lines;
  float off = abs(at - floor(at + 0.5)) * 6.2832 * radius / lines;
  if (t < 0.08) return 0.;
  if (t > 0.92) return 0.;
  if (off < min(0.0016, 0.55 * pixel) * min(1., min(t - 0.04, 0.96 - t) * 8.)) return 1.;
  return 0.;
}

float furrow(float x, float y, float z, float soft, float pixel) {
  float a = abs(z);
  if (y < 0.56) { if (x > -0.035) return 0.; }
  float line = 2.;
  if (soft > 0.5) { if (x > 0.) line = 1.; }
  float pen = max(0.0011, 0.6 * pixel);
  if (a < pen) { if (y < 0.775) return line; }
  if (x < 0.03) return 0.;
  if (a > 0.034) return 0.;
  float up = y - 0.12 * a;
  if (abs(up - 0.606) < pen) return line;
  if (abs(up - 0.642) < pen) return line;
  if (abs(up - 0.678) < pen) return line;
  return 0.;
}
float litTone(float aim, float help, float line, float shade) {
  if (line > 1.5) { if (max(aim, help) > 0.6) return ${single("skin-line")}; }
  if (aim > 0.5) {
    if (line > 0.5) return ${family("primary")};
    return ${family("primary")} + shade;
  }
  if (help > 0.6) {
    if (line > 0.5) return ${family("secondary")};
    return ${family("secondary")} + min(shade, 1.);
  }
  return 0.;
}

float partOf(float y, float z) {
  float a = abs(z);
  float left = 0.;
  if (z < 0.) left = 2.;
  if (y > 0.45) {
    if (a > 0.09) {
      float along = (a - 0.099) * 0.743 - (y - 0.784) * 0.669;
      if (along > 0.175) return 2. + left;
      if (along > 0.012) return 1. + left;
      return 0.;
    }
  }
  if (y < 0.285) return 6. + left;
  if (y < 0.475 - 0.2 * max(0., 0.05 - a)) return 5. + left;
  return 0.;
}
float limbOf(float part) { return floor((part + 1.) * 0.5); }
float farSide(float limb, float farArm, float farLeg) {
  if (limb == 1.) { if (farArm > 0.) return ${float(FAR)}; }
  if (limb == 2.) { if (farArm < 0.) return ${float(FAR)}; }
  if (limb == 3.) { if (farLeg > 0.) return ${float(FAR)}; }
  if (limb == 4.) { if (farLeg < 0.) return ${float(FAR)}; }
  return 0.;
}
float limbCode(float part, float ends) {
  float end = floor(fract(floor(ends / exp2(part) + 0.01) * 0.5) * 2. + 0.5);
  float reaching = 0.;
  if (part == 2.) reaching = 1.;
  if (part == 4.) reaching = 1.;
  return limbOf(part) + end * ${float(END)} + reaching * ${float(REACHING)};
}
float isJoined(float kind, float otherKind, float ownCode, float otherCode) {
  float code = ownCode;
  if (code >= ${float(REACHING)}) code = code - ${float(REACHING)};
  float other = otherCode;
  if (other >= ${float(REACHING)}) other = other - ${float(REACHING)};
  if (other >= ${float(END)}) return 1.;
  if (kind >= ${kind("head")}) { if (kind < ${kind("hand")}) return 0.; }
  if (code == 0.) {
    if (other > 2.) return 0.;
    if (otherCode >= ${float(REACHING)}) return 0.;
    if (other > 0.) return 1.;
    if (otherKind < ${kind("head")}) return 1.;
    if (kind == ${kind("skin")}) { if (otherKind == ${kind("head")}) return 1.; }
    return 0.;
  }
  float limb = code;
  if (limb >= ${float(END)}) limb = limb - ${float(END)};
  if (limb == other) return 1.;
  return 0.;
}

float skinTone(float aim, float help, float line, float shade) {
  float lit = litTone(aim, help, line, shade);
  if (lit > 0.) return lit;
  if (aim > 0.44) return ${single("border")};
  return ${family("skin")} + shade;
}
float clothTone(float bottom, float top, float scarf, float aim, float help, float line, float shade, float y, float z) {
  if (scarf > 0.) {
    if (scarf < 0.0028) return ${family("scarf")};
    return ${family("scarf")} + shade;
  }
  float lit = litTone(aim, help, line, shade);
  if (lit > 0.) return lit;
  if (top > 0.) {
    if (top < ${PIPING}) return ${family("top")} + min(shade, floor(top / 0.003));
    return ${family("top")} + shade;
  }
  if (bottom < ${HEM}) return ${family("bottom")} + min(shade, max(0., floor(bottom / 0.003)));
  if (abs(z) < 0.0014) { if (y < 0.56) return ${family("bottom")}; }
  return ${family("bottom")} + shade;
}

float sleeveStep(float tone, float part, float sleeves) {
  if (sleeves * part > 0.) { if (part < 5.) { if (tone >= ${family("top")}) { if (tone < ${family("bottom")}) return ${float(FAR)}; } } }
  return 0.;
}

float headTone(float x, float y, float z, float shade, float woman, float beard, float grey, float gazeUp, float gazeOut, float pixel) {
  float a = abs(z);
  float hair = ${family("hair")};
  if (grey > 0.5) hair = ${family("grey")};
  if (a > 0.034) {
    float ear = length2((x + 0.011 + 0.13 * y) / 0.0105, (y + 0.004) / 0.0163);
    float pen = max(0.1, pixel * 40.);
    if (abs(ear - 1.) < pen * 0.9) { if (x < 0.004) return ${single("skin-line")}; }
    if (abs(ear - 0.5) < pen * 0.7) { if (x < -0.007) { if (y > -0.012) return ${single("skin-line")}; } }
  }
  if (pixel > 0.006) return ${family("skin")} + shade;
  if (x > 0.028) {
    float fine = max(0.0011, pixel * 0.42);
    float brow = 0.0122 - 0.0006 * woman + (0.0022 + 0.0012 * woman) * smoothstep(0.007, 0.019, a) - 0.0042 * smoothstep(0.02, 0.029, a);
    float thick = (0.0019 - 0.0006 * woman) * (1. - 0.5 * smoothstep(0.018, 0.029, a)) + pixel * 0.12;
    if (abs(y - brow) < thick) { if (a > 0.0072) { if (a < 0.0272) return hair; } }
    float ex = (a - 0.0172) / (0.0081 + 0.0003 * woman);
    float ey = y + 0.0002;
    float lid = (0.0034 + 0.0007 * woman) * (1. - ex * ex) - 0.0006 * ex;
    if (abs(ex) < 1.12 + 0.14 * woman) {
      float lash = fine * (0.8 + 0.35 * woman) * (1. + 0.3 * woman * smoothstep(0., 1., ex));
      if (abs(ey - lid - 0.0006 * woman * smoothstep(0.7, 1.2, ex)) < lash) { if (ey > -0.0012) return ${single("eye")}; }
    }
    if (abs(ex) < 1.) {
      if (ey < lid) {
        if (ey > -0.0029 * (1. - ex * ex)) {
          if (length2(z - sign(z) * 0.0172 - gazeOut, ey - 0.0003 - gazeUp) < 0.0034) return ${single("eye")};
          return ${single("white")};
        }
      }
    }
    if (a < 0.0132) {
      if (x > 0.044) {
        float mouth = y + 0.0345 - 0.0014 * (a / 0.012) * (a / 0.012);
        if (abs(mouth) < fine * 0.72) return ${single("skin-line")};
        if (woman > 0.5) {
          float lip = 1. - (a / 0.0112) * (a / 0.0112);
          if (mouth < 0.0030 * lip) { if (mouth > -0.0042 * lip) return ${family("skin")}; }
        }
        if (abs(y + 0.0205) < fine * 0.6) { if (a > 0.0028) { if (a < 0.0068) return ${single("skin-line")}; } }
      }
    }
  }
  if (beard > 0.5) {
    float edge = -0.024 - 0.012 * smoothstep(0.02, 0.045, x) + 0.024 * (1. - smoothstep(-0.004, 0.012, x));
    float droop = 0.35 * max(0., a - 0.004);
    if (x > 0.042) { if (y > -0.0318 - droop) { if (y < -0.0262 - droop * 1.2) { if (a < 0.0165) return hair + min(shade, 1.); } } }
    if (y < edge) { if (y > -0.064 - 0.3 * max(0., x - 0.04)) { if (x > -0.012) { if (x > 0.0 - (y + 0.05) * 2.) return hair + min(shade, 1.); } } }
  }
  return ${family("skin")} + shade;
}

float scarfTone(float x, float y, float z, float shade, float pixel) {
  if (x > 0.0045 + 0.35 * max(0., y - 0.01)) {
    float rim = length2(y + 0.0085, z * 1.05);
    if (rim < 0.064) return ${family("scarf")};
  }
  float back = 0.03 - x;
  if (abs(z) > 0.016) {
    if (back > 0.03) {
      float fine = max(0.0009, pixel * 0.45);
      float at = y + 0.056;
      if (abs(at - 0.22 * back - 2.2 * back * back) < fine) return ${family("scarf")};
      if (abs(at - 0.9 * back + 1.5 * back * back) < fine) return ${family("scarf")};
      if (abs(at + 0.25 * back) < fine) return ${family("scarf")};
    }
  }
  return ${family("scarf")} + shade;
}

float shoeTone(float x, float y, float shade) {
  if (y < -0.0305) return ${single("sole")};
  if (y > -0.012) {
    if (x > 0.018) { if (x < 0.052) { if (fract(x * 95.) < 0.3) { if (y > -0.0085 - (x - 0.018) * 0.32) return ${single("sole")}; } } }
  }
  return ${family("shoe")} + shade;
}

float plainTone(float kind, float shade, float light) {
  if (kind == ${kind("hair")}) return ${family("hair")} + shade;
  if (kind == ${kind("grey")}) return ${family("grey")} + shade;
  if (kind == ${kind("hand")}) return ${family("skin")} + shade;
  if (kind == ${kind("line")}) {
    if (light > 0.8) return ${family("line")} + 2.;
    if (light < 0.15) return ${family("line")};
    return ${family("line")} + 1.;
  }
  float even = 1.;
  if (light < 0.3) even = 0.;
  if (light > 0.78) even = 2.;
  if (kind == ${kind("iron")}) {
    if (light > 0.5) return ${family("iron")} + 2.;
    return ${family("iron")} + even;
  }
  if (kind == ${kind("stack")}) return ${family("stack")} + even;
  if (kind == ${kind("band")}) return ${family("band")} + min(even, 1.);
  if (kind == ${kind("pad")}) return ${family("pad")} + even;
  if (kind == ${kind("stuff")}) return ${family("stuff")} + even;
  if (kind == ${kind("frame")}) return ${family("frame")} + even;
  return ${family("room")} + even;
}

float isFlesh(float kind) {
  if (kind < ${kind("line")}) return 1.;
  return 0.;
}
float isFurniture(float kind) {
  if (kind == ${kind("pad")}) return 1.;
  if (kind >= ${kind("frame")}) return 1.;
  return 0.;
}
float haloStep(float kind, float other, float rise, float nx, float ny, float nz, float reach, float sameHead) {
  float slope = sqrt(nx * nx + ny * ny) / max(0.12, abs(nz)) * reach;
  if (other == ${kind("band")}) {
    if (isFlesh(kind) > 0.5) {
      if (rise - slope * 1.2 > 0.003) return 1.;
      return 0.;
    }
  }
  if (rise < 0.012) return 0.;
  if (other == ${kind("line")}) { if (kind >= ${kind("pad")}) return 0.; }
  if (isFurniture(other) > 0.5) { if (kind < ${kind("pad")}) return 0.; }
  if (kind < ${kind("head")}) { if (other < ${kind("head")}) { if (rise < 0.024) return 0.; } }
  if (kind == other) { if (kind > ${kind("shoe")}) { if (rise < 0.05) return 0.; } }
  if (rise - slope * 1.2 - sameHead * 0.012 > 0.019) return 1.;
  return 0.;
}
float isFold(float kind, float other, float rise, float lean, float bend, float pixel) {
  if (isFlesh(kind) < 0.5) return 0.;
  if (isFlesh(other) < 0.5) return 0.;
  if (kind != other) { if (kind < ${kind("head")}) { if (other < ${kind("head")}) return 0.; } }
  if (lean > 0.) return 0.;
  if (abs(rise) > 0.02) return 0.;
  if (pixel > 0.0036) { if (kind > ${kind("cloth")}) return 0.; }
  if (kind == ${kind("cloth")}) { if (bend < 0.6) return 0.; }
  if (bend > 0.34) return 1.;
  return 0.;
}
float isDarkTone(float tone) {
  float near = tone;
  if (near >= ${float(FAR)}) near = near - ${float(FAR)};
  if (near >= ${family("top")}) { if (near < ${family("grey")}) return 1.; }
  if (near >= ${family("line")}) { if (near < ${family("band")}) return 1.; }
  return 0.;
}
float isOnePiece(float tone, float other) {
  if (tone >= ${family("hair")}) { if (tone < ${family("primary")}) { if (other >= ${family("hair")}) { if (other < ${family("primary")}) return 1.; } } }
  return 0.;
}
float isAlike(float tone, float other, float otherKind) {
  if (isFurniture(otherKind) > 0.5) return 0.;
  if (otherKind == ${kind("band")}) return 0.;
  return 1. - abs(isDarkTone(tone) - isDarkTone(other));
}
float inkedTone(float tone, float kind, float halo, float alike, float joined, float height, float fold, float rim) {
  if (halo > 2.5) {
    if (isFlesh(kind) < 0.5) return ${single("gap")};
    if (alike < 1.5) {
      if (isDarkTone(tone) > 0.5) return tone;
      return ${single("step")};
    }
    if (joined < 0.5 * halo) { if (height > 0.05 - 0.022 * isDarkTone(tone)) return ${single("gap")} + isDarkTone(tone) * (1. - sign(rim)) * ${float(PART)}; }
    if (isDarkTone(tone) > 0.5) return ${single("seam")};
    return ${single("step")};
  }
  if (rim > 0.5) {
    if (tone >= ${family("primary")}) { if (tone < ${family("secondary")}) return ${single("rim")}; }
  }
  if (fold > 0.5) {
    if (rim > 0.25) return tone;
    if (tone >= ${family("primary")}) {
      if (tone < ${family("secondary")}) return ${family("primary")};
      if (tone < ${family("line")}) return ${family("secondary")};
    }
    if (tone >= ${family("hair")}) { if (tone < ${family("scarf")}) return floor((tone - 1.) / 3.) * 3. + 1.; }
    if (isDarkTone(tone) > 0.5) return ${single("line-line")};
    return ${single("skin-line")};
  }
  return tone;
}
`;
