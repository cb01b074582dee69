//! A small random generator (xorshift) that makes lines look hand-drawn. The same seed always gives the same line.

#[derive(Clone, Debug)]
pub(crate) struct Noise(u32);

impl Noise {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B)
    }

    fn next(&mut self) -> u16 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        u16::try_from(self.0 >> 16).unwrap_or(0)
    }

    /// 0 to 1.
    pub(crate) fn unit(&mut self) -> f32 {
        f32::from(self.next()) / 65535.0
    }

    /// -1 to 1.
    pub(crate) fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }
}
