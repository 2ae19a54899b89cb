import type { Model } from "@lockstep/figure/body/model.ts";
import type { Scene } from "@lockstep/figure/body/scene.ts";
import type { LitMuscles } from "@lockstep/figure/lit.ts";
import type { PictureFrame } from "@lockstep/figure/framing.ts";
import { pixelsPerBody, type Eye } from "@lockstep/figure/ink/eye.ts";
import { kindNumber } from "@lockstep/figure/ink/ink-source.ts";
import { endOnParts, farSides, fibreRows, gazeOf, partOfSheet, ring } from "@lockstep/figure/ink/surface.ts";
import { KIND_OF, masksOf, partKind, shownEquipment } from "@lockstep/figure/ink/sheets.ts";
import { singleTone } from "@lockstep/figure/ink/tones.ts";
import type { Mesh } from "@lockstep/figure/solids/mesh.ts";
import { compileProgram, type Program } from "./program.ts";
import { LINES, MOST_ROWS, PLACE, TONE, WHOLE } from "./shaders.ts";

/** How a moment is looked at. */
export interface Look {
  readonly eye: Eye;
  readonly frame: PictureFrame;
  /** Four bytes a tone, by its number. */
  readonly palette: Uint8Array;
  readonly lit: LitMuscles;
  readonly floor: boolean;
}

/** Attributes that a vertex of the body has beyond place and normal: lit muscles, edges of cloth, mask. */
const ATTRIBUTES = { position: 0, normal: 1, place: 2, lit: 3, edges: 4, mask: 5 } as const;
const UNMOVED = Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
/** Lines are this part of a picture's width. */
const PEN = 1 / 300;

interface Drawn {
  readonly array: WebGLVertexArrayObject;
  readonly buffers: readonly WebGLBuffer[];
  readonly count: number;
}

/**
 * Draws scenes with WebGL2, in the tones and lines of the posters: one pass finds each pixel's tone, the next draws the lines and gives colours.
 * It throws where WebGL2 can't do it; pages then keep their posters.
 */
export class StageRenderer {
  private readonly gl: WebGL2RenderingContext;
  private readonly surface: Program;
  private readonly lines: Program;
  private readonly meshes = new Map<Mesh, Drawn>();
  private body: { model: Model; skin: Drawn; cloth: Drawn } | null = null;
  private targets: {
    width: number;
    height: number;
    textures: readonly WebGLTexture[];
    pictures: readonly WebGLFramebuffer[];
  } | null = null;
  private readonly palette: WebGLTexture;
  private painted: Uint8Array | null = null;

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext("webgl2", { antialias: false, alpha: false, powerPreference: "low-power" });
    if (!gl) throw new Error("There's no WebGL2.");
    this.gl = gl;
    this.surface = compileProgram(gl, PLACE, TONE);
    this.lines = compileProgram(gl, WHOLE, LINES);
    this.palette = this.texture();
  }

  /** Draws a scene into the canvas, with `fine` by `fine` finer pixels in each. */
  draw(scene: Scene, look: Look, fine: number): void {
    const { gl } = this;
    const { width, height } = gl.canvas;
    const targets = this.sized(width * fine, height * fine);
    const [picture, shade] = targets.pictures;
    const [tones, forms, shadow] = targets.textures;
    if (!picture || !shade || !tones || !forms || !shadow) return;
    const body = this.bodyOf(scene.model);
    this.upload(body.skin, [scene.skin.positions, scene.skin.normals]);
    this.upload(body.cloth, [scene.cloth.positions, scene.cloth.normals]);
    const lit = new Float32Array(scene.model.mesh.count * 2);
    for (let v = 0; v < scene.model.mesh.count; v++) {
      lit[v * 2] = scene.skin.primary[v] ?? 0;
      lit[v * 2 + 1] = scene.skin.secondary[v] ?? 0;
    }
    for (const each of [body.skin, body.cloth]) this.fill(each.buffers[ATTRIBUTES.lit], lit);

    gl.viewport(0, 0, targets.width, targets.height);
    gl.useProgram(this.surface.program);
    this.lookAt(scene, look, targets.width);
    gl.bindFramebuffer(gl.FRAMEBUFFER, picture);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.uniform1f(this.surface.at("drop"), 0);
    this.drawScene(scene, body, look.eye);
    gl.bindFramebuffer(gl.FRAMEBUFFER, shade);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.disable(gl.DEPTH_TEST);
    if (look.floor && look.eye.elevation > 0) {
      gl.uniform1f(this.surface.at("drop"), 1);
      this.drawScene(scene, body, look.eye);
    }
    for (const { solid } of scene.equipment) if (solid.fleeting) this.forget(solid.mesh);
    this.ink(look, { width, height, fine }, [tones, forms, shadow]);
  }

  /** Whether a processor plays the graphics card: too slow for thirty pictures a second. */
  isSoftware(): boolean {
    const { gl } = this;
    const names = gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
  }

  private lookAt(scene: Scene, { eye, frame, lit }: Look, width: number): void {
    const { gl, surface } = this;
    const { person, build } = scene.model;
    const far = farSides(scene, eye);
    const gaze = gazeOf(scene);
    const rows = fibreRows(scene.model, lit).slice(0, MOST_ROWS);
    const numbers = new Float32Array(MOST_ROWS * 16);
    for (const [i, { start, axis, over, radii, first }] of rows.entries())
      numbers.set([...start, over, ...axis, 0, ...radii, 0, ...first, 0], i * 16);
    gl.uniform3fv(surface.at("right"), eye.right);
    gl.uniform3fv(surface.at("up"), eye.up);
    gl.uniform3fv(surface.at("view"), eye.view);
    gl.uniform4f(surface.at("frame"), frame.x, frame.y, frame.width, frame.height);
    gl.uniform1f(surface.at("pixel"), 1 / pixelsPerBody(frame, width));
    gl.uniform1f(surface.at("farArm"), far.arm);
    gl.uniform1f(surface.at("farLeg"), far.leg);
    gl.uniform1f(surface.at("ends"), endOnParts(scene, eye));
    gl.uniform1f(surface.at("soft"), build.belly > 0 ? 1 : 0);
    gl.uniform1f(surface.at("sleeves"), person.clothes.top === "long-sleeves" ? 1 : 0);
    gl.uniform1f(surface.at("woman"), person.face === "woman" ? 1 : 0);
    gl.uniform1f(surface.at("beard"), person.beard ? 1 : 0);
    gl.uniform1f(surface.at("grey"), person.grey ? 1 : 0);
    gl.uniform1f(surface.at("gazeUp"), gaze.up);
    gl.uniform1f(surface.at("gazeOut"), gaze.right);
    gl.uniform4fv(surface.at("rows[0]"), numbers);
    gl.uniform1i(surface.at("rowCount"), rows.length);
  }

  private drawScene(scene: Scene, body: { skin: Drawn; cloth: Drawn }, eye: Eye): void {
    this.drawMesh(body.skin, kindNumber("skin"), 0, UNMOVED);
    this.drawMesh(body.cloth, kindNumber("cloth"), 0, UNMOVED);
    for (const part of scene.parts) {
      const drawn = this.rigid(part.mesh);
      // Toes bend: a shoe's mesh is another at each moment.
      if (part.kind === "shoe") this.upload(drawn, [part.mesh.positions, part.mesh.normals]);
      const kind = partKind(part, scene.model);
      this.drawMesh(drawn, kindNumber(kind), partOfSheet(kind, part.side), part.matrix);
    }
    for (const { solid, matrix } of shownEquipment(scene.equipment, eye))
      this.drawMesh(this.rigid(solid.mesh), kindNumber(KIND_OF[solid.material]), 0, matrix);
  }

  private drawMesh({ array, count }: Drawn, kind: number, part: number, matrix: Float32Array): void {
    const { gl, surface } = this;
    const over = [0, 4, 8].map((o) => 1 / Math.max(1e-12, Math.hypot(...matrix.subarray(o, o + 3)) ** 2));
    gl.uniformMatrix4fv(surface.at("move"), false, matrix);
    gl.uniform3fv(surface.at("shrink"), over);
    gl.uniform1f(surface.at("kind"), kind);
    gl.uniform1f(surface.at("part"), part);
    gl.bindVertexArray(array);
    gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, 0);
  }

  private ink(look: Look, size: { width: number; height: number; fine: number }, textures: readonly WebGLTexture[]): void {
    const { gl, lines } = this;
    const { frame, eye } = look;
    this.paint(look.palette);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, size.width, size.height);
    gl.useProgram(lines.program);
    for (const [i, name] of (["tones", "forms", "shadow", "palette"] as const).entries()) {
      gl.activeTexture(gl.TEXTURE0 + i);
      gl.bindTexture(gl.TEXTURE_2D, textures[i] ?? this.palette);
      gl.uniform1i(lines.at(name), i);
    }
    const across = size.width * size.fine;
    const down = size.height * size.fine;
    const pen = Math.max(1, across * PEN);
    gl.uniform2iv(lines.at("wide[0]"), ring(12, pen).flat());
    gl.uniform2iv(lines.at("close[0]"), ring(8, Math.max(1, pen * 0.6)).flat());
    const pixel = 1 / pixelsPerBody(frame, across);
    gl.uniform1f(lines.at("pixel"), pixel);
    gl.uniform1f(lines.at("reach"), pen * pixel);
    // Rows count from below here.
    gl.uniform1f(lines.at("floorY"), look.floor && eye.elevation === 0 ? down * (1 - (1 - frame.y) / frame.height) : -1);
    gl.uniform1f(lines.at("floorThick"), Math.max(0.5, across / frame.width));
    gl.uniform1i(lines.at("fine"), size.fine);
    gl.uniform1f(lines.at("shadowTone"), singleTone("shadow"));
    gl.uniform1f(lines.at("floorTone"), singleTone("floor"));
    gl.bindVertexArray(null);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  private paint(palette: Uint8Array): void {
    if (this.painted === palette) return;
    this.painted = palette;
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, this.palette);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 256, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, palette);
  }

  private bodyOf(model: Model): { model: Model; skin: Drawn; cloth: Drawn } {
    if (this.body?.model === model) return this.body;
    const { mesh, cut } = model;
    const places = Float32Array.from(mesh.rest);
    const mask = masksOf(model);
    const edges = Float32Array.from({ length: mesh.count * 3 }, (_, i) => {
      const v = Math.floor(i / 3);
      return (i % 3 === 0 ? cut.edges.bottom : i % 3 === 1 ? cut.edges.top : cut.edges.scarf)[v] ?? 0;
    });
    const empty = new Float32Array(mesh.count * 3);
    const layer = (covered: Float32Array): Drawn =>
      this.make(mesh.triangles, [empty, empty, places, new Float32Array(mesh.count * 2), edges, covered]);
    this.body = { model, skin: layer(mask.skin), cloth: layer(mask.cloth) };
    return this.body;
  }

  private rigid(mesh: Mesh): Drawn {
    const known = this.meshes.get(mesh);
    if (known) return known;
    const made = this.make(mesh.triangles, [mesh.positions, mesh.normals, mesh.positions]);
    this.meshes.set(mesh, made);
    return made;
  }

  private forget(mesh: Mesh): void {
    const drawn = this.meshes.get(mesh);
    this.meshes.delete(mesh);
    this.gl.deleteVertexArray(drawn?.array ?? null);
    for (const buffer of drawn?.buffers ?? []) this.gl.deleteBuffer(buffer);
  }

  /** A vertex array of these attributes, in the order of {@link ATTRIBUTES}; its last buffer holds the triangles. */
  private make(triangles: Uint16Array, attributes: readonly Float32Array[]): Drawn {
    const { gl } = this;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    const count = (attributes[0]?.length ?? 0) / 3;
    const buffers = attributes.map((numbers, location) => {
      const buffer = gl.createBuffer();
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, numbers.length / count, gl.FLOAT, false, 0, 0);
      return buffer;
    });
    const order = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, order);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
    gl.bindVertexArray(null);
    return { array, buffers: [...buffers, order], count: triangles.length };
  }

  private upload({ buffers }: Drawn, attributes: readonly Float32Array[]): void {
    for (const [i, numbers] of attributes.entries()) this.fill(buffers[i], numbers);
  }

  private fill(buffer: WebGLBuffer | undefined, numbers: Float32Array): void {
    const { gl } = this;
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer ?? null);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
  }

  private texture(): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
    return texture;
  }

  /** The pictures that are drawn before the one that's seen: tones and forms with depth, and the shadow. */
  private sized(width: number, height: number): NonNullable<StageRenderer["targets"]> {
    if (this.targets?.width === width && this.targets.height === height) return this.targets;
    const { gl } = this;
    for (const texture of this.targets?.textures ?? []) gl.deleteTexture(texture);
    for (const picture of this.targets?.pictures ?? []) gl.deleteFramebuffer(picture);
    const textures = [0, 1, 2].map(() => {
      const texture = this.texture();
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
      return texture;
    });
    const picture = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, picture);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, textures[0] ?? null, 0);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT1, gl.TEXTURE_2D, textures[1] ?? null, 0);
    const depth = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
    gl.drawBuffers([gl.COLOR_ATTACHMENT0, gl.COLOR_ATTACHMENT1]);
    const shade = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, shade);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, textures[2] ?? null, 0);
    this.targets = { width, height, textures, pictures: [picture, shade] };
    return this.targets;
  }
}
