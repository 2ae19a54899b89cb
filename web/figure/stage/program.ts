/** A linked program and the places of its uniforms. */
export interface Program {
  readonly program: WebGLProgram;
  readonly at: (uniform: string) => WebGLUniformLocation | null;
}

/** Compiles and links two shaders; throws with the driver's words where it can't. */
export function compileProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error("No shader could be made.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
      throw new Error(gl.getShaderInfoLog(shader) ?? "A shader doesn't compile.");
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? "A program doesn't link.");
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    at(uniform) {
      let place = places.get(uniform);
      if (place === undefined) {
        place = gl.getUniformLocation(program, uniform);
        places.set(uniform, place);
      }
      return place;
    },
  };
}
