var SqueezeBox={assign:function(){return this},open:function(){SqueezeBox.open("x")}};
