import { SINKS, SINKS_FROM, SUNK } from "@lockstep/figure/ink/sheets.ts";
import { INK_SOURCE, kindNumber } from "@lockstep/figure/ink/ink-source.ts";

/** Lit spindles whose fibres are drawn; more than any exercise lights on one body's side at once would show. */
export const MOST_ROWS = 28;

const kind = (name: Parameters<typeof kindNumber>[0]): string => `${kindNumber(name)}.`;

/** Places everything in the picture. With `drop` it lies on the floor, as its shadow. */
export const PLACE = `#version 300 es
precision highp float;
layout(location=0) in vec3 position;
layout(location=1) in vec3 normal;
layout(location=2) in vec3 place;
layout(location=3) in vec2 lit;
layout(location=4) in vec3 edges;
layout(location=5) in float mask;
uniform mat4 move;
uniform vec3 shrink, right, up, view;
uniform vec4 frame;
uniform float drop, kind;
out vec3 vNormal, vPlace, vEdges;
out vec2 vLit;
out float vMask, vDepth;
void main() {
  vec3 p = (move * vec4(position, 1.)).xyz;
  p.y = max(p.y, -0.002);
  vec3 n = normalize(mat3(move) * (normal * shrink));
  vNormal = vec3(dot(n, right), dot(n, up), dot(n, view));
  vPlace = place;
  vLit = lit;
  vEdges = edges;
  vMask = mask;
  vDepth = dot(p, view);
  if (kind == ${kind("skin")}) vDepth -= clamp((max(edges.x, max(edges.y, edges.z)) - ${SINKS_FROM}) * ${SINKS}., 0., ${SUNK});
  if (drop > 0.) {
    vMask = 0.42 - p.y;
    p = vec3(p.x + p.y * 0.1, 0., p.z - p.y * 0.1);
  }
  float x = dot(p, right) * 300., y = -dot(p, up) * 300.;
  gl_Position = vec4((x - frame.x) / frame.z * 2. - 1., 1. - (y - frame.y) / frame.w * 2., -vDepth * 0.25, 1.);
}`;

/** Finds the tone of each pixel, with its kind, normal and nearness for the lines. */
export const TONE = `#version 300 es
precision highp float;
in vec3 vNormal, vPlace, vEdges;
in vec2 vLit;
in float vMask, vDepth;
layout(location=0) out vec4 outTone;
layout(location=1) out vec4 outForm;
uniform float kind, pixel, farArm, farLeg, part, ends, soft, sleeves, woman, beard, grey, gazeUp, gazeOut, drop;
uniform vec4 rows[${MOST_ROWS * 4}];
uniform int rowCount;
float length2(float x, float y) { return length(vec2(x, y)); }
${INK_SOURCE}
float fibreAt(vec3 p) {
  float nearest = 1e9, line = 0.;
  for (int i = 0; i < ${MOST_ROWS}; i++) {
    if (i >= rowCount) break;
    vec4 start = rows[i * 4], axis = rows[i * 4 + 1], radii = rows[i * 4 + 2];
    vec3 e = p - start.xyz;
    float t = clamp(dot(e, axis.xyz) * start.w, 0., 1.);
    vec3 q = e - t * axis.xyz;
    float d = rowDistance(t, q.x, q.y, q.z, radii.x, radii.y, radii.z);
    if (d >= nearest) continue;
    nearest = d;
    vec3 first = rows[i * 4 + 3].xyz, second = cross(normalize(axis.xyz), first);
    line = fibre(t, atan(dot(q, second), dot(q, first)), radii.y, pixel);
  }
  return line;
}
void main() {
  // Skin under cloth counts as cloth: seen only where that has a hole.
  float seen = kind == ${kind("skin")} && vMask < 0. ? ${kind("cloth")} : kind;
  if (vMask < 0. && (drop > 0. || seen == kind)) discard;
  if (drop > 0.) { outTone = vec4(1.); outForm = vec4(0.); return; }
  vec3 n = normalize(vNormal);
  bool isBack = n.z < -0.08;
  if (n.z < 0.) n = -n;
  float light = lightOn(n.x, n.y, n.z), shade = step3(light), own = part, away = farSide(limbOf(part), farArm, farLeg), tone;
  vec3 p = vPlace;
  if (kind < ${kind("head")}) {
    vec2 lit = vLit;
    if (isBack && seen == ${kind("cloth")}) { shade = 0.; lit = vec2(0.); }
    float line = lit.x > 0.5 || lit.y > 0.6 ? max(fibreAt(p), furrow(p.x, p.y, p.z, soft, pixel)) : 0.;
    own = partOf(p.y, p.z);
    tone = seen == ${kind("skin")}
      ? skinTone(lit.x, lit.y, line, shade)
      : clothTone(vEdges.x, vEdges.y, vEdges.z, lit.x, lit.y, line, shade, p.y, p.z);
    tone += max(farSide(limbOf(own), farArm, farLeg), sleeveStep(tone, own, sleeves));
  } else if (kind == ${kind("head")}) tone = headTone(p.x, p.y, p.z, shade, woman, beard, grey, gazeUp, gazeOut, pixel);
  else if (kind == ${kind("scarf")}) tone = scarfTone(p.x, p.y, p.z, shade, pixel);
  else if (kind == ${kind("shoe")}) tone = shoeTone(p.x, p.y, shade) + away;
  else tone = plainTone(kind, shade, light) + away;
  float deep = clamp((vDepth + 1.5) / 3., 0., 1.) * 255.;
  outTone = vec4(tone / 255., seen / 255., limbCode(own, ends) / 255., 1.);
  outForm = vec4(n.xy * 0.5 + 0.5, floor(deep) / 255., fract(deep));
}`;

/** One triangle over the whole picture. */
export const WHOLE = `#version 300 es
void main() { gl_Position = vec4(vec2((gl_VertexID << 1) & 2, gl_VertexID & 2) * 2. - 1., 0., 1.); }`;

/** Draws the lines and gives tones their colours; each pixel is the mean of \`fine\` by \`fine\` finer ones. */
export const LINES = `#version 300 es
precision highp float;
precision highp int;
uniform sampler2D tones, forms, shadow, palette;
uniform ivec2 wide[12], close[8];
uniform float pixel, reach, floorY, floorThick;
uniform int fine;
uniform float shadowTone, floorTone;
out vec4 colour;
float length2(float x, float y) { return length(vec2(x, y)); }
${INK_SOURCE}
float depthOf(vec4 form) { return (form.z * 255. + form.w) / 255. * 3. - 1.5; }
vec3 normalOf(vec4 form) { vec2 a = form.xy * 2. - 1.; return vec3(a, sqrt(max(0., 1. - dot(a, a)))); }
float isHead(float k) { return k >= ${kind("head")} && k <= ${kind("scarf")} ? 1. : 0.; }
vec3 toneAt(ivec2 at) { return floor(texelFetch(tones, at, 0).xyz * 255. + 0.5); }
float inked(ivec2 at, ivec2 size) {
  if (floorY >= 0. && abs(float(at.y) + 0.5 - floorY) < floorThick && at.x > size.x / 25 && at.x < size.x - size.x / 25) return floorTone;
  vec3 own = toneAt(at);
  if (own.y == 0.) return texelFetch(shadow, at, 0).r > 0.5 ? shadowTone : 0.;
  vec4 form = texelFetch(forms, at, 0);
  float z = depthOf(form), halo = 0., alike = 0., joined = 0., rise = 0., fold = 0., rim = 0.;
  vec3 n = normalOf(form);
  for (int i = 0; i < 12; i++) {
    ivec2 q = at + wide[i];
    if (q.x < 0 || q.y < 0 || q.x >= size.x || q.y >= size.y) continue;
    vec3 there = toneAt(q);
    float other = there.y;
    if (other == 0.) { rim = 0.5; continue; }
    float up = depthOf(texelFetch(forms, q, 0)) - z;
    if (up < 0.003) continue;
    if (other == ${kind("line")} && own.y != other && toneAt(at + ivec2(floor(vec2(wide[i]) * 0.55 + 0.5))).y != other) continue;
    if (haloStep(own.y, other, up, n.x, n.y, n.z, reach, isHead(own.y) * isHead(other)) == 0.) continue;
    if (isOnePiece(own.x, there.x) > 0.5) continue;
    halo += 1.;
    alike += isAlike(own.x, there.x, other);
    joined += isJoined(own.y, other, own.z, there.z);
    rise = max(rise, up);
  }
  for (int i = 0; i < 8; i++) {
    ivec2 q = at + close[i];
    if (q.x < 0 || q.y < 0 || q.x >= size.x || q.y >= size.y) continue;
    float other = toneAt(q).y;
    if (other == 0.) { rim = 1.; continue; }
    vec4 there = texelFetch(forms, q, 0);
    vec3 m = normalOf(there);
    vec2 d = vec2(close[i]);
    if (isFold(own.y, other, depthOf(there) - z, dot(m.xy - n.xy, d), 1. - dot(n, m), pixel) > 0.) fold = 1.;
  }
  return inkedTone(own.x, own.y, halo, alike, joined, rise, fold, rim);
}
void main() {
  ivec2 size = textureSize(tones, 0);
  ivec2 from = ivec2(gl_FragCoord.xy) * fine;
  vec3 sum = vec3(0.);
  for (int j = 0; j < 2; j++) for (int i = 0; i < 2; i++) {
    if (i >= fine || j >= fine) continue;
    sum += pow(texelFetch(palette, ivec2(int(inked(from + ivec2(i, j), size)), 0), 0).rgb, vec3(2.2));
  }
  colour = vec4(pow(sum / float(fine * fine), vec3(1. / 2.2)), 1.);
}`;
